import { expect, test } from "vitest";
import { shortEnough } from "./short-enough.ts";

test("takes the first wording that fits", () => {
  expect(shortEnough(["Uganda: An Act – OTC", "Uganda: An Act"], 15)).toBe("Uganda: An Act");
});

test("cuts the last wording after a whole word when none fits", () => {
  const cut = shortEnough(["A treaty, (on many things) of long ago"], 12);
  expect(cut).toBe("A treaty…");
  expect(cut.length).toBeLessThanOrEqual(12);
});
