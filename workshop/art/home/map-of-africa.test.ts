import { describe, expect, test } from "vitest";
import map from "./map-of-africa.json" with { type: "json" };

type Point = readonly [number, number];

/** The rings of an outline that is written as `M…L…Z`. */
function ringsOf(outline: string): Point[][] {
  return outline
    .split("M")
    .filter(Boolean)
    .map((ring) =>
      ring
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(",").map(Number) as unknown as Point),
    );
}

/** Whether a point lies inside an outline, by counting crossings to its right. */
function isInside({ x, y }: { x: number; y: number }, outline: string): boolean {
  let crossings = 0;
  for (const ring of ringsOf(outline)) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] as Point;
      const crosses = y1 > y !== y2 > y;
      if (crosses && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) crossings++;
    });
  }
  return crossings % 2 === 1;
}

describe("map of Africa", () => {
  test("has Kampala inside Uganda and Uganda inside Africa", () => {
    expect(isInside(map.places.kampala, map.uganda)).toBe(true);
    expect(isInside(map.places.kampala, map.africa)).toBe(true);
  });

  test("has the inland cities on land and outside Uganda", () => {
    for (const city of ["nairobi", "addisAbaba", "johannesburg", "lusaka"] as const) {
      expect(isInside(map.places[city], map.africa)).toBe(true);
      expect(isInside(map.places[city], map.uganda)).toBe(false);
    }
  });

  test("stays within its frame", () => {
    for (const [x, y] of ringsOf(map.africa).flat()) {
      expect(x >= 0 && x <= map.width && y >= 0 && y <= map.height).toBe(true);
    }
  });
});
