import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { type ColourName, colours } from "../../../app/art/colours.ts";
import { round, svgDocument } from "../../../app/art/svg.ts";
import map from "./map-of-africa.json" with { type: "json" };

/** Bands of the basket from the middle outwards: stitches, ground, sectors, turned or not. */
const bands: readonly (readonly [ColourName, ColourName, fold: number, phase: number])[] = [
  ["jac-300", "leaf-700", 12, 0],
  ["kaolin", "bark-600", 24, 0.5],
  ["dye-400", "leaf-700", 36, 0],
  ["jac-300", "bark-600", 48, 0.5],
  ["kaolin", "leaf-700", 48, 0],
];
/** Six rings of stitches and one gold ring. */
const bandRings = 7;
const firstBandRing = 3;

function landRing(k: number): CoilRing {
  if (k < 2) return { base: "leaf-950" };
  if (k === 2) return { base: "gold-400" };
  const band = Math.floor((k - firstBandRing) / bandRings);
  const within = (k - firstBandRing) % bandRings;
  if (within === bandRings - 1) return { base: "gold-400" };
  const [over, base, fold] = bands[band % bands.length] as (typeof bands)[number];
  return { base, over, fold, on: (within + 0.7) / 6.6, phase: band % 2 ? 0.5 : 0 };
}

function seaRing(k: number): CoilRing {
  return { over: "leaf-700", fold: Math.max(12, Math.round(k * 4.2)), on: 0.55 };
}

type Place = (typeof map.places)["kampala"];

/** Curved threads from one place to others, bending to the north of a straight line. */
function threads(from: Place, ends: readonly Place[]): string {
  return ends
    .map(({ x, y }) => {
      const dx = x - from.x;
      const dy = y - from.y;
      const bend = dx < 0 ? 0.16 : -0.16;
      const bendX = round((x + from.x) / 2 - dy * bend);
      const bendY = round((y + from.y) / 2 + dx * bend);
      return `M${from.x} ${from.y}Q${bendX} ${bendY} ${x} ${y}`;
    })
    .join("");
}

/**
 * First poster: Africa as one basket, coiled outwards from Kampala, with threads to nine cities.
 * The home page has it inside, so its ids begin with "africa".
 */
export function africa(): string {
  const sea = { width: 15, from: 3, rings: 38, stitch: 10, gap: 12 };
  return basketOfAfrica(
    { width: 15, rings: 35, stitch: 9 },
    coil([map.places.kampala.x, map.places.kampala.y], sea, seaRing),
  );
}

/** The same basket of thicker coils and on calm water, for pictures that must stay small. */
export function africaInCoarseCoils(): string {
  return basketOfAfrica({ width: 21, rings: 26, stitch: 15 });
}

function basketOfAfrica(coils: { width: number; rings: number; stitch: number }, sea = ""): string {
  const { kampala, ...cities } = map.places;
  const { x: cx, y: cy } = kampala;
  const ends = Object.values(cities);
  const ink = colours["leaf-950"];
  const gold = colours["gold-400"];
  const land = coil([cx, cy], { ...coils, gap: 1.4, ground: "leaf-900", seam: 0.13 }, landRing);
  const thread = threads(kampala, ends);
  const knots = ends.map(({ x, y }) => `<use href="#africa-knot" x="${x}" y="${y}"/>`).join("");
  return svgDocument(
    map.width + 24,
    map.height,
    `<defs><path id="africa-land" d="${map.africa}"/>` +
      `<clipPath id="africa-clip"><use href="#africa-land"/></clipPath>` +
      `<g id="africa-knot"><circle r="9" fill="${ink}"/><circle r="5.5" fill="${gold}"/>` +
      `<circle r="2" fill="${ink}"/></g></defs>` +
      `<g transform="translate(14)">${sea}` +
      `<g clip-path="url(#africa-clip)"><use href="#africa-land" fill="${colours["leaf-900"]}"/>${land}</g>` +
      `<path d="${thread}" fill="none" stroke="${ink}" stroke-width="7"/>` +
      `<path d="${thread}" fill="none" stroke="${gold}" stroke-width="2.6"/>${knots}` +
      `<path d="${map.uganda}" fill="${gold}" stroke="${ink}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>` +
      `<circle cx="${cx}" cy="${cy}" r="4" fill="${ink}"/></g>`,
  );
}
