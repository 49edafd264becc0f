import { LinkList, PlainList } from "./plain-list.tsx";

export const list = (
  <PlainList items={["Legal service partnerships", "Joint research", "Training"]} />
);

export const links = (
  <LinkList
    links={[
      { label: "See our cases", href: "/products/strategic-litigation" },
      { label: "Return to Home", href: "/" },
    ]}
  />
);
