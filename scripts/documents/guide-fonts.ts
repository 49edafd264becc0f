import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

/** The cuts that a guide is set in: display for headings, text in two weights. */
export type GuideFace = "display" | "text" | "strong";

/** Each face, and its extension with ŋ and African Latin, as TrueType files that a PDF can embed. */
export type GuideFonts = Record<GuideFace | `${GuideFace}-extended`, Buffer>;

const folder = new URL("../../app/styles/fonts/", import.meta.url);

/** The site's fonts, cut to `letters`, and each of one weight, since PDF readers know no variable fonts. */
export async function loadGuideFonts(letters: string): Promise<GuideFonts> {
  const cut = (file: string, weight?: number) =>
    subsetFont(readFileSync(new URL(`${file}.woff2`, folder)), letters, {
      targetFormat: "sfnt",
      ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
    });
  return {
    display: await cut("otc-display"),
    "display-extended": await cut("otc-display-ext"),
    text: await cut("otc-text", 400),
    "text-extended": await cut("otc-text-ext", 400),
    strong: await cut("otc-text", 650),
    "strong-extended": await cut("otc-text-ext", 650),
  };
}
