import { expect, test } from "vitest";
import { getOrganisation } from "#collections/site/organisation.ts";
import { searchDocuments } from "./search-documents.ts";

const documents = searchDocuments();
const textOf = (path: string) => documents.find(({ id }) => id === path)?.text ?? "";

test("fills in all sentences as their pages do", () => {
  const unfilled = documents.filter(({ summary, text }) => /\{\w+\}/.test(summary + text));
  expect(unfilled.map(({ id }) => id)).toEqual([]);
  expect(textOf("/legal/privacy")).toContain(getOrganisation().name);
});

test("leaves out identifiers, and ends each sentence once", () => {
  const programme = textOf("/programmes/tsg");
  expect(programme).not.toMatch(/(^|[.!?] )[a-z][a-z-]*\./);
  expect(programme).not.toContain("..");
});
