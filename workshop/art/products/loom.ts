import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { selvedgeBand } from "../../../app/art/selvedge.ts";
import { rectangle, round, svgDocument, triangleWave } from "../../../app/art/svg.ts";
import { plainCoil } from "../plain-coil.ts";

const width = 760;
const height = 640;
const left = 92;
const right = 668;
const warpTop = 84;
/** Where weaving has got to: above it hang bare threads. */
const fell = 398;
const bottom = 600;
const pick = 11;

const bands: readonly (readonly [ground: ColourName, thread: ColourName, period: number])[] = [
  ["bark-600", "gold-400", 72],
  ["leaf-700", "kaolin", 48],
  ["dye-700", "dye-400", 72],
];

/** The Innovation Hub as a loom with a cloth just begun; its first border spells SOON. */
export function loom(): string {
  return svgDocument(width, height, warp() + cloth() + heddle() + frame() + shuttle());
}

function warp(): string {
  let even = "";
  let odd = "";
  for (let i = 0; i <= 48; i++) {
    const line = `M${left + i * 12} ${warpTop}V${fell + 10}`;
    if (i % 2) odd += line;
    else even += line;
  }
  return (
    `<path d="${even}" stroke="${colours.kaolin}" stroke-width="3"/>` +
    `<path d="${odd}" stroke="${colours["jac-300"]}" stroke-width="3"/>`
  );
}

/** Rows of weft; the upper ones do not reach the right edge yet. */
function cloth(): string {
  let rows = "";
  const count = Math.floor((bottom - 36 - fell) / pick);
  for (let row = 0; row < count; row++) {
    const y = round(fell + (row + 0.5) * pick);
    const band = bands[Math.floor(row / 5) % bands.length] as (typeof bands)[number];
    const [ground, thread, period] = band;
    const end = row === 0 ? 392 : row === 1 ? 572 : right;
    const on = round((period * (triangleWave((row % 5) + 1, 6) + 0.4)) / 4);
    const line = `M${left} ${y}H${end}`;
    rows +=
      `<path d="${line}" stroke="${colours[ground]}"/>` +
      `<path d="${line}" stroke="${colours[thread]}" stroke-dasharray="${on} ${round(period - on)}" stroke-dashoffset="${round(on / 2)}"/>`;
  }
  const border =
    rectangle(left, bottom - 36, right - left, 30, "leaf-900") +
    selvedgeBand(
      { text: "SOON", unit: 16, height: 20, x: left, y: bottom - 31 },
      "kaolin",
      "gold-400",
    );
  return `<g fill="none" stroke-width="${pick - 1.4}">${rows}</g>${border}`;
}

function heddle(): string {
  let eyes = "";
  for (let i = 0; i <= 48; i += 2) eyes += `M${left + i * 12} 190v46`;
  return (
    `<path d="${eyes}" stroke="${colours["gold-400"]}" stroke-width="5"/>` +
    rectangle(left - 30, 176, right - left + 60, 18, "bark-600") +
    rectangle(left - 30, 232, right - left + 60, 18, "bark-600")
  );
}

const pegInks = dye("gold-400", "kaolin", "gold-400", "kaolin");

function frame(): string {
  const beam = (y: number) => rectangle(14, y, width - 28, 34, "bark-700");
  const post = (x: number) => rectangle(x, 20, 34, 596, "bark-900");
  const peg = (cx: number, cy: number) =>
    plainCoil([cx, cy], { width: 7, ground: "leaf-950" }, pegInks);
  const seam = `M20 67H${width - 20}M20 603H${width - 20}`;
  return (
    post(34) +
    post(width - 68) +
    beam(50) +
    beam(586) +
    `<path d="${seam}" stroke="${colours["gold-400"]}" stroke-width="4" stroke-dasharray="12 8"/>` +
    peg(51, 67) +
    peg(width - 51, 67) +
    peg(51, 603) +
    peg(width - 51, 603)
  );
}

function shuttle(): string {
  const [x, y] = [470, 330];
  return (
    `<path d="M${x - 60} ${y}C${x - 130} ${y + 6} ${x - 90} ${fell + 4} ${x - 78} ${fell + 5}" fill="none" stroke="${colours["gold-400"]}" stroke-width="4"/>` +
    `<path d="M${x - 96} ${y}L${x - 40} ${y - 22}H${x + 40}L${x + 96} ${y}L${x + 40} ${y + 22}H${x - 40}z" fill="${colours["gold-400"]}" stroke="${colours["leaf-950"]}" stroke-width="6"/>` +
    `<path d="M${x - 36} ${y - 8}h72v16h-72z" fill="${colours["bark-900"]}"/>` +
    `<path d="M${x - 32} ${y}h64" stroke="${colours.kaolin}" stroke-width="10" stroke-dasharray="3 3"/>`
  );
}
