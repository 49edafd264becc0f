import { InDevelopment } from "./in-development.tsx";

export const one = (
  <InDevelopment
    soon="Coming Soon"
    products={[
      {
        slug: "otc-records",
        order: 1,
        title: "OTC Records",
        icon: "wave",
        paragraphs: ["OTC Records joins new ideas with African culture."],
        line: "New ideas joined with African culture, for musicians, artists and designers.",
        points: { heading: "Services", items: ["Recording sound and video"] },
      },
    ]}
  />
);
