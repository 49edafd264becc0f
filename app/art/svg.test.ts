import { describe, expect, test } from "vitest";
import { tightenPaths, triangleWave } from "./svg.ts";

describe("tightenPaths", () => {
  test("drops zeros and spaces that say nothing", () => {
    expect(tightenPaths('<path d="M0.5 -0.25L10.05 0.5l1,-2"/>')).toBe(
      '<path d="M.5-.25L10.05 .5l1-2"/>',
    );
  });

  test("leaves everything but path data alone", () => {
    const svg = '<g transform="translate(0.5 -0.5)" id="a"><circle r="0.5"/></g>';
    expect(tightenPaths(svg)).toBe(svg);
  });
});

test("triangleWave climbs and comes back", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((step) => triangleWave(step, 6))).toEqual([0, 1, 2, 3, 2, 1, 0]);
});
