import { expect, test } from "vitest";
import { defaultSettings } from "#app/site-settings.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { searchDocuments } from "./search-documents.ts";

const documents = searchDocuments(defaultSettings);
/** A whole sentence of one small word. */
const identifier = /(^|[.!?:] )[a-z][a-z-]*\.(?= |$)/;
const textOf = (path: string) => documents.find(({ id }) => id === path)?.text ?? "";

test("fills in all sentences as their pages do", () => {
  const unfilled = documents.filter(({ summary, text }) => /\{\w+\}/.test(summary + text));
  expect(unfilled.map(({ id }) => id)).toEqual([]);
  expect(textOf("/legal/privacy")).toContain(getOrganisation().name);
});

test("leaves out identifiers, and ends each sentence once", () => {
  const programme = textOf("/programmes/tsg");
  const named = documents.filter(
    ({ id, text }) => id.startsWith("/your-data-rights") && identifier.test(text),
  );
  expect(named.map(({ id }) => id)).toEqual([]);
  expect(programme).not.toMatch(identifier);
  expect(programme).not.toContain("..");
});
