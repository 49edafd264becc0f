import { ReadOn } from "./read-on.tsx";

export const childPages = (
  <ReadOn
    heading="Read on"
    id="read-on"
    links={[
      { label: "Team", href: "/about/team", description: "The people behind OTC’s work." },
      { label: "Contact", href: "/contact", description: "Write to us." },
    ]}
  />
);
