import { Statement } from "./statement.tsx";

const labels = {
  heading: "Goal",
  text: "AI that respects rights, includes everyone and fits real life in Africa.",
};

export const large = <Statement {...labels} />;
export const medium = <Statement {...labels} size="medium" />;
