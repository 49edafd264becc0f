import { Divider } from "./divider.tsx";

export const seam = <Divider />;
