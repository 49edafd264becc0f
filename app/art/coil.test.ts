import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coil } from "./coil.ts";

/** `pathLength` and dash of the coloured stitches of a coil with one ring. */
function stitchesOf(svg: string): { total: number; covered: number; free: number } {
  const [, total, covered, free] =
    /pathLength="(\d+)" stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { total: Number(total), covered: Number(covered), free: Number(free) };
}

describe("coil", () => {
  test("lets every edge of colour fall between two stitches", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 48 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 40 }),
        (fold, on, k) => {
          const ring = (at: number) =>
            at === k ? { over: "kaolin" as const, fold, on } : undefined;
          const { total, covered, free } = stitchesOf(coil([0, 0], { rings: k + 1 }, ring));
          expect(Number.isInteger(covered)).toBe(true);
          expect(covered).toBeGreaterThanOrEqual(1);
          expect((covered + free) * fold).toBeCloseTo(total, 6);
        },
      ),
    );
  });

  test("leaves out a ring without instructions", () => {
    expect(coil([0, 0], { rings: 3 }, () => undefined)).not.toContain("<circle");
  });

  test("draws the gaps between stitches only on a ground", () => {
    const ring = () => ({ base: "ash" }) as const;
    expect(coil([0, 0], { rings: 1 }, ring).match(/<circle/g)).toHaveLength(1);
    expect(coil([0, 0], { rings: 1, ground: "kaolin" }, ring).match(/<circle/g)).toHaveLength(2);
  });
});
