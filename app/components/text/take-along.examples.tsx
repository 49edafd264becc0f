import { TakeAlong } from "./take-along.tsx";

export const feedsAndFile = (
  <TakeAlong
    text="Follow the cases, or take the data with you:"
    links={[
      { label: "RSS", href: "/feeds/cases.rss" },
      { label: "CSV", href: "/data/cases.csv", isFile: true },
    ]}
  />
);
