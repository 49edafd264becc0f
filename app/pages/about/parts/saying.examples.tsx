import { Saying } from "./saying.tsx";

export const besideADrawing = (
  <Saying
    title="One Tech Approach: Connectivity"
    description="Technologies work best when they can work together."
    art="hero-circuit"
  />
);
