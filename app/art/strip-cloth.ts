import { type ColourName, colours, inkValue } from "./colours.ts";
import { hashText, seededRandom } from "./random.ts";
import { rectangle, round, svgDocument } from "./svg.ts";

/** The dyes of a strip cloth: its ground, and the two threads that the motifs are woven with. */
export type StripDyes = readonly [ground: ColourName, first: ColourName, second: ColourName];

export const stripDyes: readonly StripDyes[] = [
  ["leaf-700", "leaf-300", "kaolin"],
  ["bark-700", "bark-300", "gold-200"],
  ["jac-800", "jac-300", "kaolin"],
  ["lake-700", "lake-300", "kaolin"],
  ["dye-700", "dye-200", "dye-400"],
  ["bark-600", "leaf-950", "bark-100"],
  ["leaf-600", "gold-200", "leaf-950"],
  ["jac-300", "jac-800", "kaolin"],
  ["lake-300", "lake-700", "kaolin"],
  ["dye-400", "leaf-950", "kaolin"],
  ["leaf-300", "leaf-900", "kaolin"],
  ["bark-300", "bark-900", "kaolin"],
];

/** The gold ground is kept for Uganda. */
export const ugandanDyes: StripDyes = ["gold-400", "leaf-950", "bark-700"];

/** Side of a motif in its own units. */
const motifSize = 48;

/** The letters of a name that are woven: A to Z, without marks. */
export function wovenLetters(name: string): string[] {
  return [...name.normalize("NFD").toUpperCase()].filter((sign) => sign >= "A" && sign <= "Z");
}

/** The place of a letter in the alphabet, 1 to 26. */
export function placeOf(letter: string): number {
  return letter.charCodeAt(0) - 64;
}

/**
 * The motif of a letter on a square of 48 units. Its place in the alphabet is read as five bits: three
 * choose one of eight motifs, one changes the two threads, one gives it a quarter turn.
 * @param place 1 to 26
 */
export function stripMotif(place: number, dyes: StripDyes): string {
  const [ground, first, second] = dyes.map(inkValue) as [string, string, string];
  const turn = place >> 3;
  const [over, under] = turn & 1 ? [second, first] : [first, second];
  const line = (ink: string, width: number, data: string) =>
    `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${data}"/>`;
  const shape = (ink: string, data: string) => `<path fill="${ink}" d="${data}"/>`;
  const motifs = [
    () =>
      line(over, 5, "M4.5 0V24M12 0V24M19.5 0V24M28.5 24V48M36 24V48M43.5 24V48") +
      line(under, 5, "M24 4.5H48M24 12H48M24 19.5H48M0 28.5H24M0 36H24M0 43.5H24"),
    () =>
      line(over, 8, "M-4 8L24 36 52 8M-4-40L24-12 52-40M-4 56L24 84 52 56") +
      line(under, 8, "M-4-16L24 12 52-16M-4 32L24 60 52 32"),
    () =>
      shape(over, "M24 0L48 24 24 48 0 24z") +
      shape(ground, "M24 9L39 24 24 39 9 24z") +
      shape(under, "M24 17L31 24 24 31 17 24z"),
    () =>
      shape(over, "M0 48V36h12V24h12V12h12V0h12V48z") +
      shape(under, "M2 2h14v14H2z") +
      shape(ground, "M30 30h12v12H30z"),
    () =>
      line(
        over,
        5,
        "M0 6L6 0M0 18L18 0M30 0L48 18M42 0L48 6M0 30L18 48M0 42L6 48M48 30L30 48M48 42L42 48",
      ) + line(under, 5, "M24 10L38 24 24 38 10 24z"),
    () =>
      shape(
        over,
        "M0 0h12v12H0zM24 0h12v12H24zM12 12h12v12H12zM36 12h12v12H36zM0 24h12v12H0zM24 24h12v12H24zM12 36h12v12H12zM36 36h12v12H36z",
      ) + shape(under, "M3 15h6v6H3zM27 39h6v6H27zM27 15h6v6H27zM3 39h6v6H3z"),
    () =>
      line(over, 5, "M0 5H30M36 17H48M0 17H18M0 29H6M24 29H48M12 41H42") +
      line(under, 5, "M34 5H48M22 17H32M10 29H20M0 41H8"),
    () =>
      shape(over, "M0 24L12 2 24 24zM24 24L36 2 48 24z") +
      shape(under, "M0 26H24L12 46zM24 26H48L36 46z"),
  ];
  const body = shape(ground, "M0 0h48v48H0z") + (motifs[place % motifs.length]?.() ?? "");
  return turn & 2 ? `<g transform="rotate(90 24 24)">${body}</g>` : body;
}

export interface StripClothOptions {
  width?: number;
  height?: number;
  /** Begins the ids of its patterns; another one where two cloths stand in one document. */
  id?: string;
}

/** About how wide one motif is woven, and how high a block of motifs stands. */
const motifWidth = 66;
const blockHeight = 130;
/** Height of the dashed thread that begins and ends a block. */
const hem = 9;

/** Cloth from a name, a strip and a motif for each letter. @throws Error when the name has no letter from A to Z */
export function stripCloth(
  name: string,
  dyes: StripDyes,
  { width = 720, height = 320, id = "w" }: StripClothOptions = {},
): string {
  const letters = wovenLetters(name);
  if (letters.length === 0) throw new Error(`"${name}" has no letter to weave.`);
  const [ground, first, second] = dyes.map(inkValue) as [string, string, string];
  const random = seededRandom(hashText(name));
  const strip = width / letters.length;
  const tile = strip / Math.max(1, Math.round(strip / motifWidth));
  const block = Math.max(1, Math.round(blockHeight / tile)) * tile;
  const scale = (tile / motifSize).toFixed(4);
  const patterns = [...new Set(letters)].map(
    (letter) =>
      `<pattern id="${id}${letter}" width="${motifSize}" height="${motifSize}" patternUnits="userSpaceOnUse"` +
      ` patternTransform="scale(${scale})">${stripMotif(placeOf(letter), dyes)}</pattern>`,
  );
  // Bare warp: the ground with one fine thread in four, so that the motifs carry.
  const pitch = round(tile / 6);
  const thread = round(pitch * 0.28);
  patterns.push(
    `<pattern id="${id}0" width="${pitch}" height="9" patternUnits="userSpaceOnUse">` +
      rectangle(0, 0, pitch, 9, dyes[0]) +
      `<path fill="${first}" d="M${round(pitch * 0.36)} 0h${thread}v9h-${thread}z"/></pattern>`,
  );
  const strips = letters.map((letter, at) => {
    const x = round(at * strip);
    const w = round((at + 1) * strip - x);
    let body = `<path fill="url(#${id}0)" d="M${x} 0h${w}v${height}h-${w}z"/>`;
    // Neighbours are set off against each other, as in cloth that is sewn by hand.
    let y = (at % 2 ? -block * 0.4 : block * 0.75) + Math.floor(random() * 3 - 1) * tile * 0.5;
    for (; y < height; y += block * 2) {
      const top = round(y);
      const foot = round(y + block);
      body +=
        `<path fill="url(#${id}${letter})" d="M${x} ${top}h${w}v${round(block)}h-${w}z"/>` +
        `<path fill="${second}" d="M${x} ${round(y - hem)}h${w}v${hem}h-${w}zM${x} ${foot}h${w}v${hem}h-${w}z"/>` +
        `<path fill="none" stroke="${ground}" stroke-width="3" stroke-dasharray="6 6"` +
        ` d="M${x} ${round(y - hem / 2)}h${w}M${x} ${round(y + block + hem / 2)}h${w}"/>`;
    }
    const seam = `<path stroke="${colours["leaf-950"]}" stroke-width="3" d="M${x} 0v${height}"/>`;
    return at === 0 ? body : body + seam;
  });
  return svgDocument(width, height, `<defs>${patterns.join("")}</defs>${strips.join("")}`);
}
