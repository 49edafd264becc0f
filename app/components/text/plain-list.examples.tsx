import { PlainList } from "./plain-list.tsx";

export const list = (
  <PlainList items={["Legal service partnerships", "Joint research", "Training"]} />
);
