import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

/** The cuts that a guide is set in: display for headings, text in two weights. */
export const guideFaces = ["display", "text", "strong"] as const;
export type GuideFace = (typeof guideFaces)[number];

/** A face and its extension with ŋ and African Latin, as TrueType files that a PDF can hold. */
export interface GuideFont {
  main: Buffer;
  extended: Buffer;
}

const folder = new URL("../../app/styles/fonts/", import.meta.url);
const cuts: Record<GuideFace, { file: string; weight: number }> = {
  display: { file: "otc-display", weight: 700 },
  text: { file: "otc-text", weight: 400 },
  strong: { file: "otc-text", weight: 650 },
};

/**
 * The site's own fonts, each fixed to one weight and cut to the letters of a text. PDF readers do
 * not know variable fonts.
 */
export async function loadGuideFonts(letters: string): Promise<Record<GuideFace, GuideFont>> {
  const entries: [GuideFace, GuideFont][] = [];
  for (const face of guideFaces) {
    const { file, weight } = cuts[face];
    entries.push([
      face,
      {
        main: await cut(file, letters, weight),
        extended: await cut(`${file}-ext`, letters, weight),
      },
    ]);
  }
  return Object.fromEntries(entries) as Record<GuideFace, GuideFont>;
}

function cut(file: string, letters: string, weight: number): Promise<Buffer> {
  return subsetFont(readFileSync(new URL(`${file}.woff2`, folder)), letters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
}
