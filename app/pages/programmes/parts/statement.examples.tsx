import { Statement } from "./statement.tsx";

const words = {
  heading: "Goal",
  text: "AI that respects rights, includes everyone and fits real life in Africa.",
};

export const large = <Statement {...words} />;
export const medium = <Statement {...words} size="medium" />;
