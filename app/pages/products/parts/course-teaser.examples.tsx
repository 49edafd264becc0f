import { weekBasket } from "#app/art/week-basket.ts";
import { CourseTeaser } from "./course-teaser.tsx";

export const two = (
  <CourseTeaser
    courses={[
      { title: "AI and Health Rights in Africa", basket: weekBasket(6) },
      { title: "Data Privacy and Protection in Africa", basket: weekBasket(8, 1) },
    ]}
  />
);
