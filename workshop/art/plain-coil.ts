import { type CoilOptions, coil } from "../../app/art/coil.ts";
import type { Ink } from "../../app/art/colours.ts";
import type { Point } from "../../app/art/svg.ts";

/** A coil of rings in one colour each, from the middle outwards. */
export function plainCoil(
  centre: Point,
  options: Omit<CoilOptions, "rings" | "from">,
  inks: readonly Ink[],
): string {
  return coil(centre, { ...options, rings: inks.length }, (k) => ({ base: inks[k] }));
}
