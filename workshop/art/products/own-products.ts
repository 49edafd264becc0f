import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { round, svgDocument } from "../../../app/art/svg.ts";
import { plainCoil } from "../plain-coil.ts";

const size = 640;

const middle = 320;

/** Those who help: turn on the circle around the family, in degrees, and number of rings. */
const helpers: readonly (readonly [turn: number, rings: number])[] = [
  [18, 4],
  [74, 3],
  [128, 5],
  [201, 3],
  [247, 4],
  [318, 5],
];
const circle = 262;

function basket(x: number, y: number, width: number, rings: number, ring: (k: number) => CoilRing) {
  const ground = colours["leaf-950"];
  return (
    `<circle cx="${x}" cy="${y}" r="${rings * width + 4}" fill="${ground}"/>` +
    coil([x, y], { width, rings, stitch: 9, ground }, ring)
  );
}

/** Petals that open outwards, one half a sector behind the other half way. */
function petals(base: ColourName, over: ColourName, phase: number) {
  return (k: number): CoilRing => {
    if (k > 12) return { base: "gold-400" };
    return {
      base,
      over,
      fold: 12,
      on: k < 9 ? 0.2 + (k - 4) * 0.14 : 0.2 + (12 - k) * 0.16,
      phase: k < 9 ? phase : phase + 0.5,
    };
  };
}

/**
 * WazaziConnect: a small basket held by two halves of a large one, and on a thread around them
 * those who help. Wazazi is Swahili for parents.
 */
export function wazazi(): string {
  const thread = `<circle cx="${middle}" cy="${middle}" r="${circle}" fill="none"`;
  const knots = helpers.map(([turn, rings]) => {
    const angle = (turn * Math.PI) / 180;
    const x = round(middle + Math.cos(angle) * circle);
    const y = round(middle + Math.sin(angle) * circle);
    return basket(x, y, 8, rings, (k) => {
      const inner = colours[k % 2 ? "leaf-700" : "kaolin"];
      return { base: k === rings - 1 ? colours["gold-400"] : inner };
    });
  });
  const half = (side: "l" | "r", base: ColourName, over: ColourName) =>
    `<g clip-path="url(#${side})">${basket(middle, middle, 14, 14, petals(base, over, 0))}</g>`;
  return svgDocument(
    size,
    size,
    `<defs><clipPath id="l"><path d="M0 0h${middle - 4}v${size}H0z"/></clipPath>` +
      `<clipPath id="r"><path d="M${middle + 4} 0H${size}v${size}H${middle + 4}z"/></clipPath></defs>` +
      `${thread} stroke="${colours["leaf-900"]}" stroke-width="10"/>` +
      `${thread} stroke="${colours.kaolin}" stroke-width="3" stroke-dasharray="12 8"/>` +
      knots.join("") +
      half("l", "leaf-900", "dye-400") +
      half("r", "bark-700", "kaolin") +
      basket(middle, middle, 12, 6, (k) =>
        k === 5 ? { base: "kaolin" } : { base: "gold-400", over: "leaf-700", fold: 8, on: k / 8 },
      ),
  );
}

const pivotInks = dye("gold-400", "kaolin", "gold-400", "kaolin");

/** OTC Records: a basket with the grooves of a record, and the arm that plays it. */
export function record(): string {
  const grooves = coil(
    [300, 330],
    { width: 11, rings: 26, gap: 2, stitch: 9, ground: "leaf-950", seam: 0.13 },
    recordRing,
  );
  const arm = "M566 92V250L424 434";
  return svgDocument(
    size,
    size,
    `<circle cx="300" cy="330" r="290" fill="${colours["leaf-950"]}"/>${grooves}` +
      `<circle cx="300" cy="330" r="9" fill="${colours["leaf-950"]}"/>` +
      `<path d="${arm}" fill="none" stroke="${colours["leaf-950"]}" stroke-width="26"/>` +
      `<path d="${arm}" fill="none" stroke="${colours["gold-400"]}" stroke-width="14"/>` +
      `<path d="M424 402l32 32-32 32-32-32z" fill="${colours["gold-400"]}" stroke="${colours["leaf-950"]}" stroke-width="6"/>` +
      `<circle cx="566" cy="92" r="42" fill="${colours["leaf-950"]}"/>` +
      plainCoil([566, 92], { width: 9, ground: "leaf-950" }, pivotInks),
  );
}

function recordRing(k: number): CoilRing {
  if (k < 4) return { base: "gold-400", over: "bark-600", fold: 6, on: k / 5 };
  if (k < 8) return { base: "dye-400", over: "kaolin", fold: 12, on: 0.5, phase: k % 2 ? 0.5 : 0 };
  if (k === 8 || k === 25) return { base: "kaolin" };
  // Two tracks, each louder in the middle; the quiet groove between them is gold.
  if (k === 16) return { base: "gold-400" };
  const within = k < 16 ? k - 8 : k - 16;
  const loud = Math.sin((Math.PI * within) / 8.6);
  return {
    base: "leaf-800",
    over: k < 16 ? "leaf-300" : "jac-300",
    fold: k < 16 ? 20 : 32,
    on: 0.12 + 0.6 * loud,
    phase: k * 0.11,
  };
}
