import { coil } from "../../../app/art/coil.ts";
import { dye } from "../../../app/art/colours.ts";
import { stripCloth, ugandanDyes } from "../../../app/art/strip-cloth.ts";
import { triangleWave } from "../../../app/art/svg.ts";
import { barkcloth } from "../barkcloth.ts";
import { chevrons, lozenge, nest } from "../imigongo.ts";
import { kuba } from "../kuba.ts";
import { markCloth } from "../mark-cloth.ts";
import { plait, slanted } from "../plait.ts";
import { svgFrame } from "../svg-frame.ts";

const side = 720;
const sample = svgFrame(side, side);
const middle = [side / 2, side / 2] as const;

/** One sample of each generator, square, for the page about the patterns and for the press. */
export function coilSample(): string {
  const basket = coil(middle, { width: 17, rings: 20, stitch: 12, ground: "jac-300" }, (k) => ({
    base: k % 5 === 4 ? "gold-400" : "kaolin",
    over: k % 2 === 0 ? "leaf-950" : "dye-700",
    fold: 12,
    on: (2 + 2 * triangleWave(k, 10)) / 14,
  }));
  return sample(basket, "jac-300");
}

export function imigongoSample(): string {
  const ridges = dye(
    "leaf-950",
    "kaolin",
    "leaf-950",
    "kaolin",
    "bark-600",
    "leaf-950",
    "gold-400",
  );
  let body = chevrons(
    { width: side, height: side, step: 60, amplitude: 50, ridge: 16, pitch: 34 },
    dye("kaolin", "leaf-950"),
  );
  for (const [x, y] of [
    [180, 180],
    [540, 180],
    [180, 540],
    [540, 540],
  ] as const) {
    body += nest(lozenge([x, y], 170, 170), [x, y], ridges);
  }
  return sample(body, "bark-600");
}

export function kubaSample(): string {
  const options = { size: 90, lines: 2, stroke: 11, seed: 8 };
  return sample(kuba("k", [8, 8], ["leaf-950", "bark-700"], options), "gold-200");
}

export function plaitSample(): string {
  const mat = plait(
    [15, 15],
    { size: 72 },
    dye("gold-400", "gold-400", "dye-400", "gold-400"),
    dye("leaf-300", "kaolin"),
  );
  return sample(slanted(mat, [0, 0], [0, -540]), "leaf-950");
}

export function barkclothSample(): string {
  const ribs = { width: side, height: side, pitch: 9, stroke: 2.4 };
  return sample(
    barkcloth({ ...ribs, ink: "bark-300", opacity: 0.75 }) +
      barkcloth({ ...ribs, ink: "bark-900", opacity: 0.6, seed: 12 }),
    "bark-700",
  );
}

export function marksSample(): string {
  const options = { cell: 120, seed: 11, stroke: 2.6, padding: 0.18 };
  return sample(markCloth([6, 6], ["kaolin", "gold-400"], options), "leaf-950");
}

export function stripSample(): string {
  return stripCloth("Uganda", ugandanDyes, { width: side, height: side, id: "s" });
}
