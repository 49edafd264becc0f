import { Stats } from "./stats.tsx";

export const three = (
  <Stats
    items={[
      { value: "5+", label: "tech sectors" },
      { value: "100+", label: "legal frameworks" },
      { value: "5+", label: "African countries" },
    ]}
  />
);
