import { ActivityList } from "./activity-list.tsx";

export const withAndWithoutExplanation = (
  <ActivityList
    activities={[
      { name: "Documentation", explanation: "recording what happens" },
      { name: "Think tanks", explanation: "groups that study one question" },
      { name: "Webinars" },
    ]}
  />
);
