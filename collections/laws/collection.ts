import { below, defineCollection } from "#collections/define-collection.ts";
import { feedFiles } from "#collections/feed-files.ts";
import { getLawLists } from "./law-lists.ts";
import {
  changesPath,
  comparePath,
  getLaws,
  getLawsWithDrafts,
  lawFolder,
  lawsPath,
} from "./laws.ts";

export const laws = defineCollection({
  files: lawFolder,
  items: getLawsWithDrafts,
  title: "Laws",
  one: "law",
  hasPages: true,
  address: below(lawsPath),
  template: { kind: "law", file: "laws/template.md" },
  namedIn: ["under"],
  rendered: (content) => [
    ...getLaws(content).map(({ path }) => path),
    ...getLawLists(content).keys(),
    ...feedFiles("laws"),
    "/data/laws.csv",
    "/data/laws.json",
    "/data/laws.schema.json",
  ],
  addresses: () => [comparePath, changesPath],
});
