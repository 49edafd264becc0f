import { TitleAndLead } from "./section.tsx";

export const besideAForm = (
  <TitleAndLead title="Stay up to date" lead="Our newsletter brings new cases and guides." />
);

export const namesASection = (
  <TitleAndLead
    id="example-coming-topics"
    title="Coming next"
    lead="These topics are in preparation."
  />
);
