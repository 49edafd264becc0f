import { SectionHead } from "./section.tsx";

export const withLink = (
  <SectionHead
    heading="Our Strategic Pillars"
    intro="Our work stands on four pillars."
    link={{ href: "/about/otc-framework", label: "See the OTC Framework" }}
  />
);
