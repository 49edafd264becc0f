import { WideOpening } from "./wide-opening.tsx";

const page = {
  title: "Strategic Litigation – OTC",
  path: "/products/strategic-litigation",
  heading: "Strategic Litigation",
  lead: "We use the law to protect digital rights in Africa.",
};

export const headingAndLead = <WideOpening page={page} tone="bark" />;

export const leadBelowHeading = (
  <WideOpening page={page} tone="night" title="title-6" beside={<p>Three cases</p>} />
);
