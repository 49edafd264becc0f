import { PageOpening } from "./page-opening.tsx";

export const leaf = (
  <PageOpening
    page={{
      title: "Contact – OTC",
      path: "/contact",
      heading: "Partner With Us",
      lead: "We would like to hear from you.",
    }}
    tone="leaf"
    art="head-contact"
  />
);

export const bark = (
  <PageOpening
    page={{
      title: "Strategic Litigation – OTC",
      path: "/products/strategic-litigation",
      heading: "Strategic Litigation",
      lead: "We use the law to protect digital rights in Africa.",
    }}
    tone="bark"
    art="head-litigation"
  />
);

export const withoutLead = (
  <PageOpening
    page={{ title: "Donate – OTC", path: "/donate", heading: "Support Our Mission" }}
    tone="gold"
    art="head-donate"
  />
);

export const withoutArt = (
  <PageOpening page={{ title: "Team – OTC", path: "/about/team", heading: "Team" }} tone="jac" />
);
