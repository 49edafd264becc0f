import { type CoilRing, coil } from "./coil.ts";
import { type ColourName, colours } from "./colours.ts";
import { svgDocument, triangleWave } from "./svg.ts";

const looks = [
  { ring: "leaf-900", thread: "dye-400", other: "kaolin", rim: "gold-400" },
  { ring: "bark-700", thread: "gold-400", other: "kaolin", rim: "jac-300" },
] as const satisfies readonly Record<string, ColourName>[];

const width = 26;
const hub = 34;

/** Weeks that are drawn when a duration names none, and the most that one basket can hold. */
const usualWeeks = 6;
const maxWeeks = 16;

/**
 * The basket of a course: one broad ring for each week, so that a longer course has a larger one.
 * @param duration such as `8 weeks`, or any text; the number it begins with counts as weeks
 * @param look which colours to take, so that neighbours differ
 */
export function courseBasket(duration: string, look = 0): string {
  const named = Number.parseInt(duration, 10) || usualWeeks;
  const weeks = Math.min(maxWeeks, Math.max(1, named));
  const { ring, thread, other, rim } = looks[look % looks.length] as (typeof looks)[number];
  const ground = colours["leaf-950"];
  const radius = hub + weeks * width + 10;
  const rings = coil(
    [radius, radius],
    { innerRadius: hub, width, rings: weeks, stitch: 15, gap: 3, ground, seam: 0.1 },
    (k): CoilRing => ({
      base: ring,
      over: k % 2 ? other : thread,
      fold: 8 + 2 * look,
      on: 0.25 + triangleWave(k, 6) / 6,
      phase: k % 2 ? 0.5 : 0,
    }),
  );
  const rimRadius = radius - 5;
  return svgDocument(
    2 * radius,
    2 * radius,
    `<circle cx="${radius}" cy="${radius}" r="${radius}" fill="${ground}"/>${rings}` +
      `<circle cx="${radius}" cy="${radius}" r="${rimRadius}" fill="none" stroke="${colours[rim]}" stroke-width="7"/>` +
      `<circle cx="${radius}" cy="${radius}" r="${hub - 5}" fill="${colours[rim]}"/>`,
    `width="${2 * radius}" height="${2 * radius}" aria-hidden="true"`,
  );
}
