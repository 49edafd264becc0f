import { Mark } from "#app/components/art/mark.tsx";
import { ItemList, ListSection } from "./item-list.tsx";

const values = [
  {
    title: "Innovation",
    description: "We look for new ideas and use technology to make people’s lives better.",
    icon: "fork",
  },
  {
    title: "Connectivity",
    description: "We want technologies and systems to link people, communities and new ideas.",
    icon: "link",
  },
] as const;

export const names = <ItemList items={["Health", "Agriculture", "Finance", "Development"]} />;
export const steps = <ItemList items={values} isOrdered />;
export const signs = <ItemList items={values}>{({ icon }) => <Mark name={icon} />}</ItemList>;
export const drawings = (
  <ItemList items={[{ title: "Children", art: "people-children" }]} titleAs="span" />
);
export const linked = (
  <ItemList items={[{ title: "Training", art: "cloth-training", href: "#training" }]} />
);
const outputs = ["Policy briefs", "Research reports", "Expert dialogues"];

export const headingAlone = <ListSection heading="Outputs" id="outputs-example" items={outputs} />;
export const sentenceBeside = (
  <ListSection
    heading="Outputs"
    intro="What the programme makes."
    id="outputs-beside"
    items={outputs}
    tone="leaf"
  />
);
