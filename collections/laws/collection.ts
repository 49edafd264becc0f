import { defineCollection } from "#collections/define-collection.ts";
import { feedFiles } from "#collections/feed-files.ts";
import { getLawLists } from "./law-lists.ts";
import { comparePath, getLawsWithDrafts, lawAddress, lawFolder } from "./laws.ts";

export const laws = defineCollection({
  files: lawFolder,
  items: getLawsWithDrafts,
  title: "Laws",
  one: "law",
  address: (_slug, { country, title }) =>
    typeof country === "string" && typeof title === "string"
      ? lawAddress({ country, title }).path
      : undefined,
  template: { kind: "law", file: "laws/template.md" },
  namedIn: ["under"],
  rendered: (content) => [
    ...getLawLists(content).keys(),
    ...feedFiles("laws"),
    "/data/laws.csv",
    "/data/laws.json",
    "/data/laws.schema.json",
  ],
  addresses: () => [comparePath],
});
