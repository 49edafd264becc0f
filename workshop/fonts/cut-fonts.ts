/**
 * Cuts the four font files of `app/styles/fonts/` from the fontsource packages. Run it when
 * a font or the set of letters changes: `npm run fonts`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fontCharacters } from "../../scripts/font-characters.ts";

const packages = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../../app/styles/fonts/", import.meta.url);

/** Latin 1, and the punctuation and arrows that the texts use. */
const latin = `${codePoints(0x20, 0x7e)}${codePoints(0xa0, 0xff)}–—‘’“”•…‹›€™−×→←↑↓`;
/** Latin Extended-A and African Latin, Luganda's ŋ first of all. */
const extended = `${codePoints(0x100, 0x17f)}ƁɓƊɗƐɛƔɣƖɩŊŋƆɔƘƙƝɲƳƴƲʋṢṣẸẹỌọẠạỊịỤụẄẅ`;

/** The display face is pinned to its widest optical size, narrow width and one weight: half the bytes of a range. */
const displayAxes = { opsz: 96, wdth: 82, wght: 700 };
const textAxes = { wght: { min: 400, max: 700 } };

const display = "bricolage-grotesque";
const text = "figtree";
const cuts = [
  ["otc-display", display, `${display}-latin-standard-normal`, latin, displayAxes],
  ["otc-display-ext", display, `${display}-latin-ext-standard-normal`, extended, displayAxes],
  ["otc-text", text, `${text}-latin-wght-normal`, latin, textAxes],
  ["otc-text-ext", text, `${text}-latin-ext-wght-normal`, extended, textAxes],
] as const;

mkdirSync(target, { recursive: true });
for (const [name, family, file, letters, variationAxes] of cuts) {
  const source = readFileSync(new URL(`${family}/files/${file}.woff2`, packages));
  const font = await subsetFont(source, letters, { targetFormat: "woff2", variationAxes });
  writeFileSync(new URL(`${name}.woff2`, target), font);
  process.stdout.write(`${name}: ${font.length} bytes, ${fontCharacters(font).size} characters\n`);
}

for (const family of [display, text]) {
  copyFileSync(new URL(`${family}/LICENSE`, packages), new URL(`${family}-OFL.txt`, target));
}

function codePoints(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
