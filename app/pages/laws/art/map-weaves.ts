import { colours, inkValue } from "#app/art/colours.ts";
import { placeOf, type StripDyes, stripMotif, wovenLetters } from "#app/art/strip-cloth.ts";

/** How much of a country is woven: a law in whole, a bill in its warp and one thread in three, else bare warp. */
export type Weave = "whole" | "begun" | "bare";

/** Dyes that stand out on the night ground of the map. */
const bright = new Set<string>([
  "bark-100",
  "leaf-300",
  "bark-300",
  "jac-300",
  "lake-300",
  "dye-400",
  "dye-200",
  "gold-200",
]);

/** Id of the pattern that all countries without a verified law share. */
export const bareWarp = "bare";

const turns = [0, 45, 0, 90, 45] as const;

/**
 * The weave of one country as an SVG pattern. The first letter and the length of its name give its motif,
 * its size and where it begins, so that it is the same on every build.
 * @param id of the pattern
 * @returns an empty text for bare warp, which has one pattern for all
 */
export function weavePattern(
  { name, slug }: { name: string; slug: string },
  dyes: StripDyes,
  weave: Weave,
  id: string,
): string {
  if (weave === "bare") return "";
  if (weave === "begun") {
    const thread = dyes.find((dye) => bright.has(dye)) ?? dyes[1];
    return (
      `<pattern id="${id}" width="18" height="54" patternUnits="userSpaceOnUse">` +
      `<path fill="${colours["leaf-900"]}" d="M0 0h18v54H0z"/>` +
      `<path fill="${inkValue(thread)}" d="M6 0h6v54H6zM0 24h18v6H0z"/></pattern>`
    );
  }
  const seed = placeOf(wovenLetters(name)[0] ?? "A") + slug.length;
  const scale = ((44 + (slug.length % 3) * 8) / 48).toFixed(2);
  const shift = [slug.length, slug.charCodeAt(1)].map((value) => (value * 7) % 30).join(" ");
  return (
    `<pattern id="${id}" width="48" height="48" patternUnits="userSpaceOnUse" ` +
    `patternTransform="translate(${shift}) rotate(${turns[seed % turns.length]}) scale(${scale})">` +
    `${stripMotif((seed % 26) + 1, dyes)}</pattern>`
  );
}

export function barePattern(): string {
  return (
    `<pattern id="${bareWarp}" width="18" height="18" patternUnits="userSpaceOnUse">` +
    `<path fill="${colours["leaf-900"]}" d="M0 0h18v18H0z"/>` +
    `<path fill="#7fa391" fill-opacity=".5" d="M7 0h3v18H7z"/></pattern>`
  );
}
