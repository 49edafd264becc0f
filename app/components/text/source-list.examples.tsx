import { SourceList } from "./source-list.tsx";

const sources = [
  { name: "Personal Data Protection Office", href: "https://pdpo.go.ug" },
  { name: "A report that is only on paper" },
];

export const plain = <SourceList sources={sources} />;
/** The numbers of the example of source-numbers lead here. */
export const withAnchors = <SourceList sources={sources} anchor="source" />;
