import { FactList } from "./fact-list.tsx";

/** The fact without a value stays out. */
export const oneUnknown = (
  <FactList
    facts={[
      { label: "Country", value: "Uganda" },
      { label: "Changed", value: undefined },
      { label: "Published", value: <time dateTime="2026-11-21">21 November 2026</time> },
    ]}
  />
);
