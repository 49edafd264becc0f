import { describe, expect, test } from "vitest";
import { medallion, medallionPalettes, monogram } from "./medallion.ts";
import { hashText } from "./random.ts";

describe("monogram", () => {
  test.each([
    ["Executive Director", "ED"],
    ["Head of Research and Development (R&D)", "HRD"],
    ["Director of Operations", "DO"],
    ["Head of Finance", "HF"],
    ["Programme Officer, Research & Community Engagement", "PO"],
  ])("of %s is %s", (position, letters) => {
    expect(monogram(position)).toBe(letters);
  });
});

describe("medallion", () => {
  test("gives a position the same basket for ever", () => {
    // The hash of the drawing that was approved for this position; a change here changes a portrait.
    expect(hashText(medallion("Executive Director", { palette: 4 }))).toBe(955820884);
  });

  test("gives other positions other baskets", () => {
    const positions = ["Executive Director", "Head of Finance", "Director of Operations"];
    expect(new Set(positions.map((position) => medallion(position))).size).toBe(positions.length);
  });

  test("draws every palette, and falls back to the first beyond the last", () => {
    for (const palette of medallionPalettes.keys()) {
      expect(medallion("Head of Finance", { palette })).not.toContain("undefined");
    }
    expect(medallion("Head of Finance", { palette: 99 })).not.toContain("undefined");
  });
});
