import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { dye, type Ink } from "../../../app/art/colours.ts";
import { triangleWave } from "../../../app/art/svg.ts";
import { kuba } from "../kuba.ts";
import { markCloth } from "../mark-cloth.ts";
import { plait, slanted } from "../plait.ts";
import { svgFrame } from "../svg-frame.ts";

const pillar = svgFrame(480, 480);

/** Cloth of Research and Development: Kuba paths. */
export function researchCloth(): string {
  const cloth = kuba("r", [8, 8], ["jac-300", "gold-400"], {
    size: 60,
    lines: 2,
    stroke: 8,
    seed: 42,
  });
  return pillar(cloth, "leaf-900");
}

/** Cloth of Training and Skillset Development: two baskets that grow towards each other. */
export function trainingCloth(): string {
  const corner = (cx: number, cy: number, over: Ink) =>
    coil(
      [cx, cy],
      { width: 20, rings: 16, stitch: 14, gap: 2, ground: "gold-400", seam: 0.12 },
      (k): CoilRing =>
        k % 8 > 6
          ? { base: "dye-700" }
          : {
              base: "leaf-900",
              over,
              fold: 16,
              on: triangleWave(k + 1, 8) / 4.4,
              phase: k > 7 ? 0.5 : 0,
            },
    );
  return pillar(corner(0, 480, "bark-600") + corner(480, 0, "kaolin"), "gold-400");
}

/** Cloth of Strategic Advocacy and Partnerships: a plaited mat. */
export function advocacyCloth(): string {
  const mat = plait(
    [10, 10],
    { size: 72, inset: 5, over: 4 },
    dye("gold-400", "kaolin", "gold-400", "bark-600", "dye-400"),
    dye("bark-600", "kaolin", "jac-300"),
  );
  return pillar(slanted(mat, [240, 240], [-120, -120]), "bark-900");
}

/** Cloth of Tech Innovation and Digital Transformation: signs of the trade. */
export function innovationCloth(): string {
  const signs = markCloth([6, 6], ["leaf-900", "dye-700"], {
    cell: 80,
    seed: 23,
    stroke: 2.8,
    padding: 0.17,
  });
  return pillar(signs, "jac-300");
}
