import { coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { lozenge, nest, zigzag } from "../imigongo.ts";
import { kuba } from "../kuba.ts";
import { svgFrame } from "../svg-frame.ts";

const width = 720;
const bolt = svgFrame(width, 420);

/** Bolt of the OTC Legal Clinic: a row of imigongo diamonds, each ridge holding the next. */
export function clinicBolt(): string {
  const ridges = dye(
    "leaf-950",
    "gold-400",
    "leaf-950",
    "kaolin",
    "bark-600",
    "kaolin",
    "leaf-950",
  );
  const diamond = nest(lozenge([0, 0], 60, 70), [0, 0], ridges);
  let places = "";
  for (let row = -1; row <= 6; row++) {
    for (let column = 0; column <= 6; column++) {
      const x = column * 120 + (row % 2 === 0 ? 0 : 60);
      places += `<use href="#d" x="${x}" y="${row * 70}"/>`;
    }
  }
  return bolt(`<defs><g id="d">${diamond}</g></defs>${places}`, "bark-900");
}

/** Bolt of the Digital Governance Platform: Kuba paths, a rule with its exceptions. */
export function platformBolt(): string {
  return bolt(
    kuba("k", [9, 6], ["jac-300", "gold-400"], { size: 84, lines: 3, stroke: 8.5, seed: 31 }),
    "jac-800",
  );
}

const sparks: readonly ColourName[] = ["leaf-900", "kaolin", "dye-700", "leaf-900", "kaolin"];

/** Bolt of the Innovation Lab: threads that meet in knots. */
export function labBolt(): string {
  let threads = "";
  for (let i = 0; i < 10; i++) {
    const y = -46 + i * 52;
    const colour = colours[sparks[i % sparks.length] as ColourName];
    const data = zigzag({ x: -48, y, width: width + 96, amplitude: 52, step: 48 });
    threads += `<path d="${data}" stroke="${colour}"/>`;
  }
  let knots = "";
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 8; column++) {
      knots += `M${column * 96 - 16} ${row * 52 + 6}l16-16 16 16-16 16z`;
    }
  }
  return bolt(
    `<g fill="none" stroke-width="17">${threads}</g>` +
      `<path d="${knots}" fill="${colours["leaf-950"]}"/>`,
    "gold-500",
  );
}

/** Bolt of the Training Academy: baskets in rows, each leaning on those below it. */
export function academyBolt(): string {
  const rings = dye("gold-400", "bark-600", "kaolin", "leaf-700", "dye-400", "leaf-700");
  const basket = coil(
    [0, 0],
    { width: 12, rings: rings.length, stitch: 9, ground: "leaf-950" },
    (k) => ({
      base: rings[k],
      ...(k === 3 || k === 5 ? { over: "kaolin", fold: 12, on: 0.5 } : {}),
    }),
  );
  let places = "";
  for (let row = 0; row <= 10; row++) {
    for (let column = 0; column <= 5; column++) {
      const x = column * 148 + (row % 2 === 0 ? 0 : 74);
      places += `<use href="#b" x="${x}" y="${row * 46}"/>`;
    }
  }
  return bolt(
    `<defs><g id="b"><circle r="74" fill="${colours["leaf-950"]}"/>${basket}</g></defs>${places}`,
    "leaf-800",
  );
}
