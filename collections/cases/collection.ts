import { defineCollection } from "#collections/define-collection.ts";
import { feedFiles } from "#collections/feed-files.ts";
import { caseFiles } from "./case-files.ts";
import { caseFolder, casesPath, getCases, getMainCases } from "./cases.ts";

export const cases = defineCollection({
  files: caseFolder,
  items: getCases,
  title: "Cases",
  one: "case",
  hasPages: true,
  address: (slug, { stageOf }) => `${casesPath}/${typeof stageOf === "string" ? stageOf : slug}`,
  template: { kind: "case", file: "cases/template.yaml" },
  example: "cases/example.yaml",
  namedIn: ["case", "cases", "stageOf", "relatedCases"],
  rendered: (content) => [
    ...getMainCases(content).map(({ path }) => path),
    ...feedFiles("cases"),
    "/data/cases.csv",
    "/data/cases.json",
    "/data/cases.schema.json",
    ...caseFiles(content),
  ],
});
