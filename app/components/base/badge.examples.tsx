import { Badge } from "./badge.tsx";

export const success = (
  <Badge kind="success">Successful decision issued by the data protection office</Badge>
);
export const pending = (
  <Badge kind="pending">Appeal before the Minister for ICT and National Guidance</Badge>
);
export const active = <Badge kind="active">Hearing before the data protection office</Badge>;
export const late = <Badge kind="late">Not done</Badge>;
export const partial = <Badge kind="partial">Not as asked</Badge>;
