import { Motto } from "./motto.tsx";

export const besideADrawing = (
  <Motto
    title="One Tech Approach: Connectivity"
    description="Technologies work best when they can work together."
    art="hero-circuit"
  />
);
