import { expect, test } from "vitest";
import { shortEnough } from "./short-enough.ts";

test("the first wording that fits is taken", () => {
  expect(shortEnough(["Uganda: An Act – OTC", "Uganda: An Act"], 15)).toBe("Uganda: An Act");
});

test("where none fits, the last one ends after a whole word", () => {
  const cut = shortEnough(["A treaty, (on many things) of long ago"], 12);
  expect(cut).toBe("A treaty…");
  expect(cut.length).toBeLessThanOrEqual(12);
});
