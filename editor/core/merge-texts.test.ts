import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

const base = "name: A # of mine\nnote: B\nlist:\n  - x\n";
const merge = (mine: string, theirs: string) =>
  mergeTexts("content/team/x.yaml", { base, mine, theirs });

test("what two people changed in different fields is put together", () => {
  expect(merge(base.replace("A", "M"), base.replace("B", "T"))).toBe(
    base.replace("A", "M").replace("B", "T"),
  );
  expect(merge(base.replace("A", "M"), `${base}  - theirs\n`)).toBe(
    `${base.replace("A", "M")}  - theirs\n`,
  );
});

test("what both changed, and what came or went, is left to them", () => {
  expect(merge(base.replace("A", "M"), base.replace("A", "T"))).toBeUndefined();
  expect(merge(`${base}  - mine\n`, base.replace("B", "T"))).toBeUndefined();
  expect(merge(base.replace("A", "M"), "name: [")).toBeUndefined();
});
