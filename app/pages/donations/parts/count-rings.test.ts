import { expect, test } from "vitest";
import { countRings } from "./count-rings.ts";

const offered = [50_000, 100_000, 250_000, 500_000];

test("adds rings with the donation", () => {
  expect(offered.map((amount) => countRings(amount, offered))).toEqual([3, 4, 6, 8]);
});

test("uses the basket of the largest offer that a custom amount reaches", () => {
  expect(countRings(10_000, offered)).toBe(2);
  expect(countRings(99_999, offered)).toBe(3);
  expect(countRings(2_000_000, offered)).toBe(8);
});
