import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { rectangle, round, svgDocument, triangleWave } from "../../../app/art/svg.ts";
import { zigzag } from "../imigongo.ts";
import { kuba } from "../kuba.ts";
import { plainCoil } from "../plain-coil.ts";
import { groundTones } from "../scenes/product-grounds.ts";
import { svgFrame } from "../svg-frame.ts";
import { type ArchRing, basketArch } from "./basket-arch.ts";
import { seatedPerson } from "./people.ts";

/** Second tone of the dye field: near enough to it to stay quiet. */
const quietDye = "#f26d93";

const gateRings: readonly ArchRing[] = [
  { base: "gold-400" },
  ...[1, 2, 3, 4].map(
    (k): ArchRing => ({ base: "bark-900", over: "dye-200", on: k / 5.2, fold: 14 }),
  ),
  { base: "kaolin" },
  ...[4, 3, 2, 1].map(
    (k): ArchRing => ({ base: "leaf-900", over: "dye-400", on: k / 5.2, fold: 22 }),
  ),
  { base: "bark-600", over: "gold-400", on: 0.5, fold: 40 },
];

/** Tech & SRHR Governance: a gate with a keyhole; access is decided. */
export function tsgCloth(): string {
  const rows = Array.from({ length: 10 }, (_, i) => {
    const data = zigzag({ x: -20, y: -20 + i * 62, width: 780, amplitude: 34, step: 38 });
    return `<path d="${data}"/>`;
  });
  const gate = basketArch({
    cx: 360,
    spring: 322,
    foot: 540,
    innerRadius: 62,
    width: 20.5,
    rings: gateRings,
    ground: "leaf-950",
  });
  const keyhole =
    `<path fill="${colours["leaf-950"]}" d="M298 540V322a62 62 0 0 1 124 0V540z"/>` +
    `<path fill="${colours["gold-400"]}" d="M360 288l26 26-17 17 15 62h-48l15-62-17-17z"/>`;
  const quiet = `<g fill="none" stroke="${quietDye}" stroke-width="9">${rows.join("")}</g>`;
  return svgFrame(720, 520)(quiet + gate + keyhole, "dye-400");
}

/** Where the baskets of AfricanIntelligenceNow lie, and how many rings they have. */
const neurons: readonly (readonly [x: number, y: number, rings: number])[] = [
  [96, 170, 7],
  [318, 82, 5],
  [528, 200, 7],
  [770, 122, 9],
  [1000, 226, 5],
  [1160, 84, 6],
  [1350, 186, 8],
];

/** AfricanIntelligenceNow: baskets that learn from each other, on Kuba paths. A strip. */
export function ainowCloth(): string {
  const width = 1440;
  const height = 300;
  const cloth = kuba("k", [20, 5], [groundTones.center], {
    size: 72,
    lines: 2,
    stroke: 11,
    seed: 19,
  });
  let threads = "";
  neurons.forEach(([x, y], i) => {
    for (const [toX, toY] of neurons.slice(i + 1, i + 3)) {
      threads += `M${x} ${y}Q${round((x + toX) / 2)} ${round((y + toY) / 2 + (i % 2 ? 46 : -46))} ${toX} ${toY}`;
    }
  });
  const baskets = neurons.map(([cx, cy, rings], i) =>
    coil([cx, cy], { width: 14, rings, stitch: 10, ground: "leaf-950" }, (k) =>
      neuronRing(k, rings, i),
    ),
  );
  return svgDocument(
    width,
    height,
    rectangle(0, 0, width, height, "jac-800") +
      `${cloth}<path d="${threads}" fill="none" stroke="${colours["leaf-950"]}" stroke-width="9"/>` +
      `<path d="${threads}" fill="none" stroke="${colours["gold-400"]}" stroke-width="4" stroke-dasharray="12 8"/>` +
      baskets.join(""),
  );
}

function neuronRing(k: number, rings: number, basket: number): CoilRing {
  if (k < 2) return { base: "gold-400" };
  if (k === rings - 1) return { base: "kaolin" };
  const over: ColourName = basket % 2 ? "dye-400" : "jac-300";
  return {
    base: "leaf-900",
    over,
    fold: 8,
    on: (k - 1) / (rings - 1),
    phase: basket % 3 ? 0 : k * 0.09,
  };
}

const knotInks = dye("gold-400", "gold-400", "kaolin", "gold-400");

/** BigTech Africa: a very large basket, and the one thread that is pulled out of it. */
export function bitaCloth(): string {
  const cx = 430;
  const cy = 330;
  const giant = coil(
    [cx, cy],
    { width: 20, rings: 16, stitch: 13, gap: 2, ground: "leaf-950", seam: 0.12 },
    giantRing,
  );
  const thread = `M${cx - 322} ${cy}V560a60 60 0 0 1 -60 60H-20`;
  return svgDocument(
    760,
    720,
    `${giant}<path d="${thread}" fill="none" stroke="${colours["gold-400"]}" stroke-width="14"/>` +
      `<path d="${thread}" fill="none" stroke="${colours["leaf-950"]}" stroke-width="14" stroke-dasharray="2 11"/>` +
      plainCoil([cx - 322, cy + 128], { width: 12, stitch: 8, ground: "leaf-950" }, knotInks),
  );
}

function giantRing(k: number): CoilRing {
  if (k < 2) return { base: "dye-400" };
  if (k === 15) return { base: "gold-400" };
  const band = k < 8 ? 0 : 1;
  return {
    base: band ? "leaf-800" : "bark-700",
    over: band ? "jac-300" : "kaolin",
    fold: band ? 24 : 12,
    on: Math.max(0.14, triangleWave(k - 1, 14) / 7.4),
    phase: band * 0.5,
  };
}

const risers: readonly ColourName[] = ["bark-700", "leaf-900", "bark-600", "leaf-800"];
const wraps: readonly (readonly [cloth: ColourName, head: ColourName, wrap: ColourName])[] = [
  ["dye-700", "leaf-950", "kaolin"],
  ["leaf-900", "bark-900", "dye-400"],
  ["bark-700", "leaf-950", "jac-300"],
];

/** EmpowerThem: people on steps that rise, each a little larger than the last. No faces. */
export function emtCloth(): string {
  const width = 1440;
  const height = 360;
  const steps = 9;
  const run = width / steps;
  const sun = coil([1250, 150], { width: 16, rings: 13, stitch: 13, gap: 3 }, (k) => ({
    base: k < 4 ? colours.kaolin : undefined,
    over: "gold-200",
    fold: 6 + k * 3,
    on: 0.6,
  }));
  let stairs = "";
  for (let i = 0; i < steps; i++) {
    const x = i * run;
    const top = 322 - i * 20;
    const [cloth, head, wrap] = wraps[i % wraps.length] as (typeof wraps)[number];
    const scale = 1.5 + i * 0.11;
    stairs +=
      seatedPerson({ x: x + run / 2, y: top - 26 * scale, scale, cloth, head, wrap }) +
      rectangle(round(x), top, round(run), height - top, risers[i % 4] ?? "bark-700") +
      `<path d="M${round(x + 6)} ${top + 13}h${round(run - 12)}" stroke="${colours["gold-400"]}" stroke-width="4" stroke-dasharray="13 8"/>`;
  }
  return svgDocument(width, height, sun + stairs);
}
