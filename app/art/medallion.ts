import { type CoilRing, coil } from "./coil.ts";
import { type ColourName, colours } from "./colours.ts";
import { hashText, seededRandom } from "./random.ts";
import { svgDocument, triangleWave } from "./svg.ts";

type Palette = readonly [
  ground: ColourName,
  inner: ColourName,
  outer: ColourName,
  band: ColourName,
];

/** The palettes a medallion may take; the first colour is also the ground of an open profile. */
export const medallionPalettes: readonly Palette[] = [
  ["leaf-900", "gold-400", "bark-600", "kaolin"],
  ["leaf-900", "dye-400", "jac-300", "gold-400"],
  ["bark-700", "gold-400", "kaolin", "leaf-900"],
  ["leaf-800", "jac-300", "kaolin", "dye-400"],
  ["bark-900", "dye-400", "gold-400", "kaolin"],
  ["leaf-950", "kaolin", "bark-600", "jac-300"],
];

/** Capitals of the words before any comma or bracket, at most three: "Head of Finance" gives "HF". */
export function monogram(position: string): string {
  return position
    .replace(/[,(].*/, "")
    .split(/\s+/)
    .filter((word) => /^[A-Z]/.test(word))
    .map((word) => word[0])
    .slice(0, 3)
    .join("");
}

interface MedallionOptions {
  /** Index into `medallionPalettes`, where the one that the hash gives looks like a neighbour's. */
  palette?: number;
  /** Id of the root element, for a `<use>` elsewhere on the page. */
  id?: string;
}

const rings = 10;
/** Stitches are counted in twelfths of a sector, so that every edge falls between two of them. */
const twelfths = 12;
const rimRing = rings - 1;

/** The basket of a position, always the same but not unique: compare a new one with the others. */
export function medallion(position: string, options: MedallionOptions = {}): string {
  const random = seededRandom(seedOf(position));
  const [ground, inner, outer, band] = choosePalette(random, options).map((name) => colours[name]);
  const fold = 6 + Math.floor(random() * 5);
  const kind = Math.floor(random() * 4);
  const profile = medallionProfile(kind, random() < 0.5 ? 1 : -1);

  const ring = (k: number): CoilRing => {
    if (k === rimRing) {
      return { base: ground, over: inner, fold: fold * 2, stitches: fold * twelfths, on: 0.5 };
    }
    // The three innermost rings have room for half the stitches only.
    const coarse = k < 3;
    const whole = (value: number) => (coarse ? Math.round(value / 2) * 2 : value);
    const [covered, shift] = profile(k);
    const upper = kind % 2 ? inner : outer;
    return {
      base: ground,
      over: k === 4 ? band : k < 4 ? inner : upper,
      fold,
      stitches: (coarse ? 6 : twelfths) * fold,
      on: whole(covered) / twelfths,
      phase: whole(shift) / twelfths,
    };
  };

  const edge = colours["leaf-990"];
  const basket = coil(
    [160, 160],
    { innerRadius: 44, width: 11, rings, ground: edge, gap: 1, seam: 0.13 },
    ring,
  );
  const hub =
    `<circle cx="160" cy="160" r="41" fill="${ground}"/>` +
    `<text x="160" y="175" text-anchor="middle" font-family="OTC Display,Arial Narrow,sans-serif"` +
    ` font-weight="700" font-size="42" fill="${colours.kaolin}">${monogram(position)}</text>`;
  const id = options.id ? ` id="${options.id}"` : "";
  return svgDocument(
    320,
    320,
    `<circle cx="160" cy="160" r="156" fill="${edge}"/>${basket}${hub}`,
    `width="320" height="320" aria-hidden="true"${id}`,
  );
}

/** The ground that a position's medallion is sewn on, for what lies around it. */
export function medallionGround(position: string, options: MedallionOptions = {}): string {
  return colours[choosePalette(seededRandom(seedOf(position)), options)[0]];
}

function seedOf(position: string): number {
  return hashText(`${position} · otc`);
}

/** A given palette draws no number, so it also changes the profile: the team wall was chosen so. */
function choosePalette(random: () => number, { palette }: MedallionOptions): Palette {
  const chosen = palette ?? Math.floor(random() * medallionPalettes.length);
  return medallionPalettes[chosen] ?? (medallionPalettes[0] as Palette);
}

type Profile = (k: number) => readonly [coveredTwelfths: number, shiftTwelfths: number];

/** Four ways to grow a pattern outwards: star, swirl, petal, and a swirl that turns back. */
function medallionProfile(kind: number, direction: 1 | -1): Profile {
  if (kind === 0) return (k) => [2 + 2 * triangleWave(k, 10), 0];
  if (kind === 1) return (k) => [6, direction * k * 2];
  if (kind === 2) return (k) => (k < 5 ? [2 + 2 * k, 0] : [12 - 2 * (k - 4), 6]);
  return (k) => [6, direction * 2 * (k < 5 ? k : 10 - k)];
}
