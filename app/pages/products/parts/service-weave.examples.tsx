import { ServiceWeave } from "./service-weave.tsx";

export const overAndUnder = (
  <ServiceWeave
    services={[
      {
        slug: "research",
        order: 1,
        title: "Research & Development",
        description: "We study a question and give you findings you can use.",
        services: ["Feasibility studies", "Impact assessments"],
      },
      {
        slug: "training",
        order: 2,
        title: "Training & Capacity Building",
        description: "We teach research skills, academic writing and current topics.",
        services: ["Research methods training", "Academic writing workshops"],
      },
    ]}
  />
);
