import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { selvedgeBand } from "../../../app/art/selvedge.ts";
import type { Point } from "../../../app/art/svg.ts";
import { rectangle, svgDocument } from "../../../app/art/svg.ts";
import { zigzag } from "../imigongo.ts";
import { plainCoil } from "../plain-coil.ts";
import { chevronCloth } from "./column-cloth.ts";

const size = 720;
const leftPan: Point = [172, 478];
const rightPan: Point = [548, 478];
const rimRing = 11;

/** Fourth poster: two baskets in balance. */
export function scales(): string {
  return svgDocument(
    size,
    size,
    background() + post() + cords() + beam() + pan(leftPan, leftRing) + pan(rightPan, rightRing),
  );
}

function background(): string {
  const rows = Array.from({ length: 13 }, (_, i) => {
    const data = zigzag({ x: -20, y: -10 + i * 60, width: 780, amplitude: 34, step: 38 });
    return `<path d="${data}"/>`;
  });
  return (
    `<path fill="${colours["jac-100"]}" d="M0 0h720v720H0z"/>` +
    `<g fill="none" stroke="${colours["jac-300"]}" stroke-width="7">${rows.join("")}</g>`
  );
}

function centred(y: number, width: number, height: number, colour: ColourName): string {
  return rectangle(360 - width / 2, y, width, height, colour);
}

function post(): string {
  const tooth = { width: 19, rise: 12, fall: 12, pitch: 20 };
  const cloth = chevronCloth(341, 208, 630, tooth);
  return (
    centred(170, 46, 470, "leaf-900") +
    `<path d="${cloth}" fill="none" stroke="${colours["gold-400"]}" stroke-width="5"/>` +
    centred(640, 150, 24, "leaf-900") +
    centred(668, 230, 24, "bark-600") +
    centred(696, 320, 30, "leaf-900") +
    `<path d="M245 680h230" stroke="${colours.kaolin}" stroke-width="4" stroke-dasharray="13 8"/>`
  );
}

function cords(): string {
  return [leftPan, rightPan]
    .map(([x, y]) => {
      const data = `M${x} 168L${x - 128} ${y}M${x} 168L${x + 128} ${y}M${x} 168V${y}`;
      return (
        `<path d="${data}" stroke="${colours["leaf-900"]}" stroke-width="5"/>` +
        `<path d="${data}" stroke="${colours["gold-400"]}" stroke-width="5" stroke-dasharray="9 9"/>`
      );
    })
    .join("");
}

function beam(): string {
  const rings = dye("gold-400", "gold-400", "bark-600", "kaolin", "dye-400", "dye-400", "leaf-900");
  return (
    `<path fill="${colours["leaf-900"]}" d="M130 140h460v40H130z"/>` +
    selvedgeBand({ text: "LAW", unit: 16, height: 22, x: 144, y: 149 }, "gold-400", "dye-400") +
    plainCoil([360, 124], { width: 11, stitch: 8, ground: "leaf-950" }, rings)
  );
}

function pan([cx, cy]: Point, ring: (k: number) => CoilRing): string {
  return (
    `<circle cx="${cx}" cy="${cy}" r="154" fill="${colours["leaf-950"]}"/>` +
    coil([cx, cy], { width: 12.5, rings: 12, stitch: 9, ground: "leaf-950" }, ring)
  );
}

const rim: CoilRing = { base: "bark-600", over: "gold-400", fold: 24, on: 0.5 };

function leftRing(k: number): CoilRing {
  if (k === rimRing) return rim;
  const inner = k < 6;
  return {
    base: "kaolin",
    over: inner ? "bark-600" : "leaf-700",
    fold: 8,
    on: Math.max(0.12, (inner ? k + 1 : 11 - k) / 7),
    phase: inner ? 0 : 0.5,
  };
}

function rightRing(k: number): CoilRing {
  if (k === rimRing) return rim;
  const over = colours[k % 4 === 3 ? "gold-400" : "dye-400"];
  return { base: "leaf-800", over, fold: 10, on: 0.5, phase: k * 0.09 };
}
