import { expect, test } from "vitest";
import { citeCase } from "./cite-case.ts";
import { emptyCase } from "./empty-case.fixture.ts";

test.each([
  ["the last check without a correction", undefined, "21 November 2026"],
  ["a later correction", "2026-11-23", "23 November 2026"],
  ["the last check after a correction", "2026-11-20", "21 November 2026"],
])("a citation carries the day of %s", (_, date, day) => {
  const correction = { title: "One day too many", text: "Why" };
  const corrections = date ? [{ ...correction, date }] : [];
  expect(citeCase({ ...emptyCase, corrections })).toContain(`(${day})`);
});
