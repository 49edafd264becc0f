import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { colours } from "../../../app/art/colours.ts";
import type { Point } from "../../../app/art/svg.ts";
import { svgDocument } from "../../../app/art/svg.ts";
import { points } from "../imigongo.ts";
import { kuba } from "../kuba.ts";

const size = 720;

/** Where the packets lie around the chip. */
const packets = points("72,72 648,72 72,648 648,648 72,360 648,360 360,72 360,648");

/** Fifth poster: the loom as a circuit board. */
export function circuit(): string {
  const cloth = kuba("kt", [10, 10], ["leaf-900", "bark-700"], {
    size: 72,
    lines: 3,
    stroke: 7.5,
    seed: 11,
  });
  const basket = coil(
    [360, 360],
    { width: 12, rings: 12, stitch: 9, ground: "leaf-900" },
    chipRing,
  );
  return svgDocument(size, size, cloth + chip() + basket + packets.map(packet).join(""));
}

function chip(): string {
  const gold = colours["gold-400"];
  const dark = colours["leaf-900"];
  let pins = "";
  for (let i = 0; i < 7; i++) {
    const at = 234 + i * 42;
    pins += `M${at} 180v-44M${at} 540v44M180 ${at}h-44M540 ${at}h44`;
  }
  return (
    `<path fill="${colours["dye-400"]}" d="M128 128h464v464H128z"/>` +
    `<path d="${pins}" stroke="${dark}" stroke-width="15"/>` +
    `<path d="${pins}" stroke="${gold}" stroke-width="5" stroke-dasharray="8 7"/>` +
    `<path fill="${dark}" d="M180 180h360v360H180z"/>` +
    `<path d="M196 196h328v328H196z" fill="none" stroke="${gold}" stroke-width="4" stroke-dasharray="13 8"/>`
  );
}

function chipRing(k: number): CoilRing {
  if (k < 2) return { base: "gold-400" };
  if (k === 11) return { base: "kaolin" };
  const outer = k > 6;
  return {
    base: "bark-600",
    over: outer ? "jac-300" : "kaolin",
    fold: outer ? 16 : 8,
    on: Math.max(0.12, outer ? (11 - k) / 5 : (7 - k) / 5.5),
    phase: outer ? 0.5 : 0,
  };
}

function packet([x, y]: Point, i: number): string {
  return (
    `<path d="M${x} ${y - 26}l26 26-26 26-26-26z" fill="${colours["leaf-950"]}"/>` +
    `<path d="M${x} ${y - 15}l15 15-15 15-15-15z" fill="${colours[i % 2 ? "kaolin" : "gold-400"]}"/>`
  );
}
