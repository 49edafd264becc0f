import { describe, expect, test } from "vitest";
import { hashText, seededRandom } from "./random.ts";

describe("seededRandom", () => {
  test("gives the same numbers for the same seed, and others for another", () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draw(42)).toEqual(draw(42));
    expect(draw(42)).not.toEqual(draw(43));
  });

  test("stays between 0 and 1", () => {
    const random = seededRandom(7);
    for (let i = 0; i < 1000; i++) {
      const value = random();
      expect(value >= 0 && value < 1).toBe(true);
    }
  });
});

describe("hashText", () => {
  test("is FNV-1a", () => {
    // Test vectors of the FNV reference: "" and "a".
    expect(hashText("")).toBe(0x811c9dc5);
    expect(hashText("a")).toBe(0xe40c292c);
  });
});
