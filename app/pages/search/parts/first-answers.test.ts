import { expect, test } from "vitest";
import { runSearch } from "#app/search/run-search.ts";
import { loadIndex, writeIndex } from "#app/search/search-index.ts";
import { comparePath } from "#collections/laws/law-addresses.ts";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import { getSearchGuide } from "#collections/site/search.ts";
import { searchDocuments } from "./search-documents.ts";

const index = await loadIndex(writeIndex(searchDocuments(), getSearchGuide()));

/** The page that a visitor sees first: the one that editors chose, or the best hit. */
function firstFor(words: string): string {
  const { best, hits } = runSearch(index, { words, kind: "", topic: "" });
  return (best?.href ?? hits[0]?.path ?? "nothing").replace(/[?#].*$/, "");
}

const rights = getPage("your-data-rights").path;

test.each([
  ["delete my data", `${rights}/wrong`],
  ["How do I delete my data?", `${rights}/wrong`],
  ["my data is wrong", `${rights}/wrong`],
  ["data rights", rights],
  ["loan app", `${rights}/loan-app`],
  ["loan apps", `${rights}/loan-app`],
  ["stop messaging my contacts", `${rights}/loan-app`],
  ["my photo was published", `${rights}/published`],
  ["hacked", `${rights}/account`],
  ["sim swap", `${rights}/account`],
  ["spam", `${rights}/messages`],
  ["show me my data", `${rights}/refused`],
  ["a machine decided about me", `${rights}/machine`],
  ["automatic decision", `${rights}/machine`],
  ["how to complain", letterPath("complaint")],
  ["volunteer", getPage("team").path],
  ["internship", getPage("team").path],
  ["legal help", getPage("contact").path],
  ["lawyer", getPage("contact").path],
  ["legal aid", getPage("contact").path],
  ["who we are", getPage("who-we-are").path],
])("a search for %j lists %s first", (words, path) => {
  expect(firstFor(words)).toBe(path);
});

test("finds the laws of a country by name and subject", () => {
  expect(firstFor("rwanda data protection")).toMatch(/^\/news\/laws\/.*rwanda/);
  expect(firstFor("rwanda data protection")).not.toBe(comparePath);
});

test("lists the best bet only once", () => {
  const { best, hits } = runSearch(index, { words: "delete my data", kind: "", topic: "" });
  expect(best).not.toBeNull();
  expect(hits.map(({ path }) => path)).not.toContain(`${rights}/wrong`);
});
