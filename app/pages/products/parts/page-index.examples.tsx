import { PageIndex } from "./page-index.tsx";

export const plain = (
  <PageIndex
    label="On this page"
    parts={[
      { id: "litigation", title: "Litigation database" },
      { id: "courses", title: "Short courses" },
    ]}
  />
);
