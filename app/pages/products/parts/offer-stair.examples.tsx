import { OfferStair } from "./offer-stair.tsx";

export const openAndPlanned = (
  <OfferStair
    soon="Coming Soon"
    offers={[
      {
        slug: "legal-clinic",
        order: 1,
        title: "OTC Legal Clinic",
        icon: "scales",
        description: "Legal help with technology and digital rights questions.",
        features: ["Digital rights advocacy", "Technology law advice"],
        comingSoon: false,
      },
      {
        slug: "innovation-lab",
        order: 2,
        title: "Innovation Lab",
        icon: "fork",
        description: "Support for new technology ideas that answer African needs.",
        features: ["Technology incubation", "Help for start-ups"],
        comingSoon: true,
      },
    ]}
  />
);
