import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { brandMark, brandMarkSize } from "./brand-mark.ts";
import { breakLines } from "./break-lines.ts";
import { colours } from "./colours.ts";
import { withPlainDashes } from "./plain-dashes.ts";
import { selvedgeBand } from "./selvedge.ts";
import { shareCardFonts } from "./share-card.ts";
import { round, svgDocument } from "./svg.ts";

interface PictureSheet {
  title: string;
  text: string;
  /** Markup of the drawing, and its width and height in its own units. Its styles begin with `.drawing`. */
  drawing: string;
  size: readonly [width: number, height: number];
  /** What each colour stands for; swatches are markup of 44 × 28 units. */
  legend: readonly { swatch: string; label: string }[];
  credit: string;
}

const sheetWidth = 1600;
const margin = 144;
const inside = sheetWidth - 2 * margin;
/** How words are set; `letter` is the width of one on average, in parts of its size. */
const faces = {
  display: { family: `${shareCardFonts.display}, sans-serif`, weight: 800, letter: 0.38 },
  text: { family: `Figtree, ${shareCardFonts.text}, sans-serif`, weight: 500, letter: 0.52 },
} as const;
type Face = keyof typeof faces;
export const displayFamily = faces.display.family;

/** A drawing to be passed on, with its words, legend and credit: a whole SVG document, 1,600 units wide. */
export function pictureSheet({ title, text, drawing, size, legend, credit }: PictureSheet): string {
  const { kaolin: ink, "gold-400": gold, "leaf-950": night } = colours;
  let top = 56;
  const line = (words: string, face: Face, x: number, fontSize: number, fill: string) =>
    `<text x="${round(x)}" y="${round(top)}" font-family="${faces[face].family}" font-weight="${faces[face].weight}"` +
    ` font-size="${fontSize}" fill="${fill}">${escapeMarkup(words)}</text>`;
  const widthOf = (words: string, face: Face, fontSize: number) =>
    words.length * faces[face].letter * fontSize;
  const write = (words: string, face: Face, fontSize: number, fill: string) =>
    breakLines(words, inside, (part) => widthOf(part, face, fontSize))
      .map((part) => {
        top += fontSize * 1.16;
        return line(part, face, margin, fontSize, fill);
      })
      .join("");

  const head = write(title, "display", 60, ink);
  top += 14;
  const sentence = write(text, "text", 30, gold);
  top += 62;
  let left = margin;
  const keys = legend.map(({ swatch, label }) => {
    const width = 56 + widthOf(label, "text", 26) + 36;
    if (left > margin && left + width > sheetWidth - margin) {
      left = margin;
      top += 44;
    }
    const place = `<g transform="translate(${round(left)} ${round(top - 23)})">${swatch}</g>`;
    const words = line(label, "text", left + 56, 26, ink);
    left += width;
    return place + words;
  });
  top += 48;
  const scale = inside / size[0];
  const body = `<g class="drawing" transform="translate(${margin} ${round(top)})scale(${round(scale * 100) / 100})">${drawing}</g>`;
  top += size[1] * scale + 40;
  const source = write(credit, "text", 26, ink);
  const mark = withPlainDashes(brandMark({ ink, ground: night }));
  const markPlace = `translate(${sheetWidth - margin - brandMarkSize.width} ${round(top - 36)})`;
  const height = Math.round(top + 80);
  const band = { text: "OTC".repeat(4), unit: 16, height: 20, x: 4, y: height - 25 };
  return svgDocument(
    sheetWidth,
    height,
    `<path fill="${night}" d="M0 0h${sheetWidth}v${height}H0z"/>${head}${sentence}${keys.join("")}${body}${source}` +
      `<g transform="${markPlace}">${mark}</g>${selvedgeBand(band, "leaf-300", "gold-400")}`,
    `width="${sheetWidth}" height="${height}"`,
  );
}
