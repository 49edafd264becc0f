import { expect, test } from "vitest";
import { getOrganisation } from "#collections/site/organisation.ts";
import { searchDocuments } from "./search-documents.ts";

const documents = searchDocuments();
const textOf = (path: string) => documents.find(({ id }) => id === path)?.text ?? "";

test("the search shows sentences as their pages do, with no gap left to be filled", () => {
  const unfilled = documents.filter(({ summary, text }) => /\{\w+\}/.test(summary + text));
  expect(unfilled.map(({ id }) => id)).toEqual([]);
  expect(textOf("/legal/privacy")).toContain(getOrganisation().name);
});

test("names for programs are no words of a page, and sentences end once", () => {
  const programme = textOf("/programmes/tsg");
  expect(programme).not.toMatch(/(^|[.!?] )[a-z][a-z-]*\./);
  expect(programme).not.toContain("..");
});
