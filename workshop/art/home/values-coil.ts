import { type CoilRing, coil } from "../../../app/art/coil.ts";
import type { ColourName } from "../../../app/art/colours.ts";
import { svgDocument } from "../../../app/art/svg.ts";

/** Ground, stitches and sectors of the three bands; five sectors for five values. */
const bands: readonly (readonly [ColourName, ColourName, fold: number])[] = [
  ["leaf-900", "jac-300", 5],
  ["bark-700", "gold-400", 10],
  ["leaf-900", "dye-400", 20],
];
const bandRings = 7;

/** The basket beside the core values. */
export function valuesCoil(): string {
  const basket = coil(
    [360, 360],
    {
      width: 17,
      rings: bands.length * bandRings,
      stitch: 11.5,
      gap: 1.5,
      ground: "leaf-950",
      seam: 0.13,
    },
    valuesRing,
  );
  return svgDocument(720, 720, basket);
}

function valuesRing(k: number): CoilRing {
  if (k < 2) return { base: "gold-400" };
  if (k % bandRings === bandRings - 1) return { base: "bark-600" };
  const band = Math.floor(k / bandRings);
  const [base, over, fold] = bands[band] as (typeof bands)[number];
  return { base, over, fold, on: ((k % bandRings) + 0.8) / 6.6, phase: (band % 2) * 0.5 };
}
