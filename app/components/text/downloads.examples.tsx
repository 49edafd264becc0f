import { Downloads } from "./downloads.tsx";

export const feedsAndFile = (
  <Downloads
    text="Follow the cases, or take the data with you:"
    links={[
      { label: "RSS", href: "/feeds/cases.rss" },
      { label: "CSV", href: "/data/cases.csv", isFile: true },
    ]}
  />
);
