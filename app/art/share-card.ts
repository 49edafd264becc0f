import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { brandMark, brandMarkSize } from "./brand-mark.ts";
import { breakLines } from "./break-lines.ts";
import { type ColourName, colours } from "./colours.ts";
import { withPlainDashes } from "./plain-dashes.ts";
import { selvedgeBand } from "./selvedge.ts";
import { round, svgDocument } from "./svg.ts";

/** Raise it when cards come out otherwise: it is part of their names, under which browsers keep them. */
export const shareCardRecipe = 3;

/** What link previews ask for: 1200 × 630 pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

type CardTone = "leaf" | "night" | "bark" | "gold" | "jac" | "dye" | "mint" | "paper";

/** Inks of the fields, as `app/styles/surfaces.css` sets them. */
const inks: Record<CardTone, { ground: ColourName; text: ColourName; accent: ColourName }> = {
  leaf: { ground: "leaf-900", text: "kaolin", accent: "gold-400" },
  night: { ground: "leaf-950", text: "kaolin", accent: "gold-400" },
  bark: { ground: "bark-700", text: "kaolin", accent: "gold-200" },
  gold: { ground: "gold-400", text: "leaf-950", accent: "bark-900" },
  jac: { ground: "jac-300", text: "leaf-950", accent: "leaf-900" },
  dye: { ground: "dye-400", text: "leaf-950", accent: "leaf-900" },
  mint: { ground: "leaf-300", text: "leaf-950", accent: "leaf-900" },
  paper: { ground: "kaolin", text: "leaf-950", accent: "bark-700" },
};

export interface ShareCard {
  title: string;
  /** The part of the site that the page belongs to, above the title. */
  section?: string | undefined;
  tone: CardTone;
  /** A drawing from `public/art/`: a whole SVG document. */
  art: string;
  /** How much closer the drawing is brought than it takes to fill its half; 1 unless given. */
  zoom?: number;
}

/** Width of a text in the display face at its heaviest, in pixels. */
type MeasureText = (text: string, fontSize: number) => number;

/** Families as the font files call themselves. */
export const shareCardFonts = {
  display: "Bricolage Grotesque",
  text: "Figtree Light",
  /** Letters of the text face beyond Western Europe, named in `scripts/picture-renderer.ts`. */
  extended: "Figtree Wider",
} as const;

const left = 64;
const column = 520;
const artLeft = 640;
const bandHeight = 30;
const bottom = shareCardSize.height - bandHeight;
const band = { text: "OTCOTCOTC", unit: 16, height: bandHeight - 10, x: 4, y: bottom + 5 };
const fontSizes = [108, 96, 86, 76, 68, 60, 52, 46];
const maxLines = 5;
const lineHeight = 0.98;

/** A page's picture for shared links without its words, since many pages share one cloth, slow to draw. */
export function shareCardGround({ tone, art, zoom = 1 }: Omit<ShareCard, "title">): string {
  const { ground, text } = inks[tone];
  return svgDocument(
    shareCardSize.width,
    shareCardSize.height,
    `<rect width="1200" height="630" fill="${colours[ground]}"/>` +
      placed(art, zoom) +
      `<path d="M${artLeft} 0V${bottom}" stroke="${colours[text]}" stroke-width="3" stroke-dasharray="18 12"/>` +
      `<rect y="${bottom}" width="1200" height="${bandHeight}" fill="${colours["leaf-990"]}"/>` +
      selvedgeBand(band, "leaf-300", "gold-400"),
    `width="${shareCardSize.width}" height="${shareCardSize.height}"`,
  );
}

/** Width and height of the part that holds the words, in pixels. */
export const shareCardTextSize = { width: 636, height: bottom } as const;

export function shareCardText(card: Omit<ShareCard, "art">, measure: MeasureText): string {
  const { title, section, tone } = card;
  const { ground, text, accent } = inks[tone];
  const { lines, size } = fitTitle(title, measure);
  const pitch = round(size * lineHeight);
  const first = round(bottom - 58 - (lines.length - 1) * pitch);
  const drawnText = lines
    .map(
      (line, i) => `<text x="${left}" y="${round(first + i * pitch)}">${escapeMarkup(line)}</text>`,
    )
    .join("");
  const above = section
    ? `<text x="${left}" y="${round(first - size * 0.82 - 22)}" font-family="${shareCardFonts.text}"` +
      ` font-size="30" fill="${colours[accent]}">${withExtendedLetters(escapeMarkup(section))}</text>`
    : "";
  const mark = withPlainDashes(brandMark({ ink: colours[text], ground: colours[ground] }));
  const { width, height } = shareCardTextSize;
  return svgDocument(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${colours[ground]}"/>` +
      `<g transform="translate(${left - 3} 52)scale(1.7)">` +
      `<svg width="${brandMarkSize.width}" height="${brandMarkSize.height}">${mark}</svg></g>` +
      above +
      `<g font-family="${shareCardFonts.display}" font-weight="800" font-size="${size}" fill="${colours[text]}">${drawnText}</g>`,
    `width="${width}" height="${height}"`,
  );
}

const withExtendedLetters = (text: string) =>
  text.replaceAll(
    /[\u0100-\u024F]+/g,
    (letters) => `<tspan font-family="${shareCardFonts.extended}">${letters}</tspan>`,
  );

/** The largest size at which the title fits its column, and its lines, of about the same length. */
function fitTitle(title: string, measure: MeasureText): { lines: string[]; size: number } {
  for (const size of fontSizes) {
    const width = (text: string) => measure(text, size);
    const lines = breakLines(title, column, width);
    const isTall = lines.length * size * lineHeight > 360 || lines.length > maxLines;
    if (isTall || lines.some((line) => width(line) > column)) continue;
    return { lines: balanced(title, lines, width), size };
  }
  const size = fontSizes.at(-1) ?? 46;
  return { lines: breakLines(title, column, (text) => measure(text, size)), size };
}

/** Narrows the column as far as the title keeps its number of lines. */
function balanced(title: string, lines: string[], width: (text: string) => number): string[] {
  let best = lines;
  for (let narrow = column - 10; narrow > column / 3; narrow -= 10) {
    const next = breakLines(title, narrow, width);
    if (next.length > lines.length || next.some((line) => width(line) > narrow)) break;
    best = next;
  }
  return best;
}

/** A drawing cut to the right half of the card; what a closer look pushes out is cut off by the edges. */
function placed(art: string, zoom: number): string {
  const width = round((shareCardSize.width - artLeft) * zoom);
  const box = `x="${artLeft}" y="0" width="${width}" height="${round(bottom * zoom)}"`;
  return withPlainDashes(art).replace("<svg ", `<svg ${box} preserveAspectRatio="xMidYMin slice" `);
}
