import { About, Goal } from "./about-and-goal.tsx";

const goal = {
  heading: "Goal",
  text: "AI that respects rights, includes everyone and fits real life in Africa.",
};

export const about = (
  <About
    heading="About the programme"
    paragraphs={[
      "Technology can open doors, but not for everyone in the same way.",
      "We ask who gains from it, and who is left outside.",
    ]}
  />
);
export const largeGoal = <Goal {...goal} />;
export const mediumGoal = <Goal {...goal} size="medium" />;
