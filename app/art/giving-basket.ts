import { type CoilRing, coil } from "./coil.ts";
import { colours } from "./colours.ts";
import { svgDocument } from "./svg.ts";

/** Two gold rings in the middle, then these six, again and again. */
const outerRings: readonly CoilRing[] = [
  { base: "kaolin", over: "bark-600", on: 0.5 },
  { base: "dye-400" },
  { base: "leaf-700", over: "kaolin", on: 0.5 },
  { base: "leaf-700", over: "kaolin", on: 0.25 },
  { base: "jac-300" },
  { base: "bark-600", over: "gold-400", on: 0.5 },
];

/**
 * A basket that gains rings with a donation.
 * @param rings how many rings it has grown, 1–8
 * @param size width and height attributes
 * @param turn starts the outer rings at another one, for baskets of one size that differ
 * @param kinds how many of the outer rings repeat, 1–6
 */
export function givingBasket(
  rings: number,
  size: number,
  turn = 0,
  kinds = outerRings.length,
): string {
  const width = 10;
  const radius = rings * width + 2;
  const ground = colours["leaf-950"];
  const basket = coil([radius, radius], { width, rings, stitch: 8, gap: 1, ground }, (k) =>
    k < 2
      ? { fold: 8, base: "gold-400" }
      : { fold: 8, ...outerRings[(((k - 2) % kinds) + turn) % outerRings.length] },
  );
  return svgDocument(
    2 * radius,
    2 * radius,
    `<circle cx="${radius}" cy="${radius}" r="${radius}" fill="${ground}"/>${basket}`,
    `width="${size}" height="${size}" aria-hidden="true"`,
  );
}
