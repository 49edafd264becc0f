import { layoutShiftSince, placesInView } from "./layout-shift.ts";

/** Maximum layout shift that showing the fonts may cause; a page may have 0.005 in all. */
const maxShift = 0.003;

/**
 * Shows fonts that came too late for the first paint, unless the page would move: a `font-display: optional` font that is
 * late stays hidden for this visit, but a copy of it, taken from the cache, does not.
 */
export async function showLateFonts(): Promise<void> {
  const { fonts } = document;
  await fonts.ready;
  const copies = copiesOfLoaded(fonts);
  // Fonts that fail to load are skipped; leaving the page aborts all of them.
  await Promise.allSettled(copies.map((copy) => copy.load()));
  const places = placesInView();
  for (const copy of copies) fonts.add(copy);
  if (layoutShiftSince(places) > maxShift) for (const copy of copies) fonts.delete(copy);
}

/** The files of fonts that have arrived; the set of fonts lists them in the order of their rules. */
function copiesOfLoaded(fonts: FontFaceSet): FontFace[] {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  return [...fonts].flatMap(({ family, status, weight, unicodeRange }, index) => {
    const source = rules[index]?.style.getPropertyValue("src");
    if (status !== "loaded" || !source?.includes("url(")) return [];
    return new FontFace(family.replaceAll('"', ""), source, { weight, unicodeRange });
  });
}
