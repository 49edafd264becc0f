import { expect, test } from "vitest";
import { deadlineLoom, type LoomStrand, loomQuarters, loomScale } from "./deadline-loom.ts";

const time = { from: "2024-10-01", to: "2026-11-21" };
const woven: LoomStrand = { dye: 1, loose: [] };
const late: LoomStrand = {
  dye: 2,
  loose: [{ from: "2025-08-17", to: time.to, isOpen: true }],
};
/** Curves of loose threads; each is drawn twice, edge and thread. */
const curves = (svg: string) =>
  svg.match(/Q/g) ? svg.split("<path").filter((path) => path.includes("Q")) : [];

test("time is true to scale: 461 of 781 days are as much of the width", () => {
  const { along, length } = loomScale("wide", time);
  expect(along(time.from)).toBe(0);
  expect(along(time.to)).toBe(length);
  expect((length - along("2025-08-17")) / length).toBeCloseTo(461 / 781, 3);
});

test("a strand hangs loose only where it is late, and a peg marks the day", () => {
  expect(curves(deadlineLoom("wide", time, [woven]))).toEqual([]);
  const svg = deadlineLoom("wide", time, [woven, late]);
  expect(curves(svg)).toHaveLength(10);
  const at = loomScale("wide", time).along("2025-08-17");
  expect(svg).toContain(`M${at} `);
  expect(svg.match(/stroke="#fbfcf9"/g)).toHaveLength(1);
});

test("the longer a stretch is, the deeper its loops hang", () => {
  const depth = (to: string) => {
    const svg = deadlineLoom("wide", time, [
      { dye: 2, loose: [{ from: "2025-01-01", to, isOpen: false }] },
    ]);
    const points = curves(svg).flatMap((path) => [...path.matchAll(/[Q ](\d+) (\d+)/g)]);
    return Math.max(...points.map(([, , y]) => Number(y)));
  };
  expect(depth("2026-06-01")).toBeGreaterThan(depth("2025-03-01"));
});

test("however long a stretch is, its loops stay within the drawing", () => {
  const years = { from: "2020-01-01", to: "2026-11-21" };
  const loose = [{ from: "2020-02-01", to: years.to, isOpen: true }];
  for (const name of ["wide", "upright", "poster"] as const) {
    const { isUpright, length, breadth, bleed, overhang, lanes } = loomScale(name, years);
    const svg = deadlineLoom(
      name,
      years,
      lanes.map(() => ({ dye: 2, loose })),
    );
    const points = curves(svg).flatMap((path) => [...path.matchAll(/[MLQ ](\d+) (\d+)/g)]);
    const [along, across] = isUpright ? [2, 1] : [1, 2];
    const reach = (place: 1 | 2) => Math.max(...points.map((point) => Number(point[place])));
    expect(reach(along as 1 | 2), name).toBeLessThan(length + bleed[1] + overhang[0]);
    expect(reach(across as 1 | 2), name).toBeLessThan(breadth + overhang[1]);
  }
});

test("the same case is drawn the same on every build", () => {
  const draw = () => deadlineLoom("upright", time, [woven, late]);
  expect(draw()).toBe(draw());
});

test("months are named as often as there is room, and years once", () => {
  const labels = loomQuarters("wide", time).map(({ label }) => label);
  expect(labels).toEqual([
    "Oct 2024",
    "Jan 2025",
    "Apr",
    "Jul",
    "Oct",
    "Jan 2026",
    "Apr",
    "Jul",
    "Oct",
  ]);
  const long = loomQuarters("upright", { from: "2016-03-01", to: "2026-11-21" });
  expect(long.every(({ label }) => /^Jan \d{4}$/.test(label))).toBe(true);
  expect(long.length).toBe(10);
});
