import { courseBasket } from "#app/art/week-basket.ts";
import { CoursePoster } from "./course-poster.tsx";

export const comingSoon = (
  <CoursePoster
    tone="dye"
    basket={courseBasket("6 weeks")}
    button="Coming Soon"
    course={{
      slug: "ai-and-health-rights",
      id: 1,
      order: 1,
      title: "AI and Health Rights in Africa",
      description: "How artificial intelligence is used in health care in Africa.",
      duration: "6 weeks",
      format: "Self-paced",
      level: "Intermediate",
      features: ["Ethics of AI in health care", "Building AI that respects rights"],
    }}
  />
);
