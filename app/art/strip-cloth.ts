import { type ColourName, colours, inkValue } from "./colours.ts";
import { hashText, seededRandom } from "./random.ts";
import dyeSets from "./strip-dyes.json" with { type: "json" };
import motifs from "./strip-motifs.json" with { type: "json" };
import { rectangle, round, svgDocument } from "./svg.ts";

/** The dyes of a strip cloth: its ground, and the two threads that the motifs are woven with. */
export type StripDyes = readonly [ground: ColourName, first: ColourName, second: ColourName];

export const stripDyes = dyeSets as unknown as readonly StripDyes[];

/** The gold ground is kept for Uganda. */
export const ugandanDyes: StripDyes = ["gold-400", "leaf-950", "bark-700"];

/** Side of a motif in its own units. */
const motifSize = 48;

/** The letters of a name that are woven: A to Z, without marks. */
export function wovenLetters(name: string): string[] {
  return [...name.normalize("NFD").toUpperCase()].filter((sign) => sign >= "A" && sign <= "Z");
}

/** A line where it has a width, else a shape; `ink` says which of the dyes of a cloth. */
type MotifPath = { ink: string; width?: number | undefined; d: string };

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
  const inks: Record<string, string> = { ground, over, under };
  const paths = (motifs[place % motifs.length] ?? []).map(({ ink, width, d }: MotifPath) =>
    width
      ? `<path fill="none" stroke="${inks[ink]}" stroke-width="${width}" d="${d}"/>`
      : `<path fill="${inks[ink]}" d="${d}"/>`,
  );
  const body = `<path fill="${ground}" d="M0 0h48v48H0z"/>${paths.join("")}`;
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

/** Cloth from a name: a strip with its motif for each letter. @throws Error when the name has no A to Z */
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
