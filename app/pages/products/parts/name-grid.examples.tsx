import { NameGrid } from "./name-grid.tsx";

export const three = (
  <NameGrid
    names={[
      "Research & Development",
      "Training & Capacity Building",
      "Mergers, Acquisitions & Insolvency",
    ]}
  />
);
