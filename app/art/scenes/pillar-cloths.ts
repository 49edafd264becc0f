import { type CoilRing, coil } from "../coil.ts";
import { colours, dye } from "../colours.ts";
import { kuba } from "../kuba.ts";
import { markCloth } from "../marks.ts";
import { plait } from "../plait.ts";
import { svgDocument, triangleWave } from "../svg.ts";

const size = 480;

function onGround(ground: string, body: string): string {
  return svgDocument(size, size, `<path fill="${ground}" d="M0 0h480v480H0z"/>${body}`);
}

/** Cloth of Research and Development: Kuba paths. */
export function researchCloth(): string {
  const cloth = kuba({
    id: "r",
    size: 60,
    lines: 2,
    stroke: 8,
    ink: colours["jac-300"],
    accent: colours["gold-400"],
    seed: 42,
  });
  return onGround(colours["leaf-900"], cloth);
}

/** Cloth of Training and Skillset Development: two baskets that grow towards each other. */
export function trainingCloth(): string {
  const corner = (cx: number, cy: number, over: string) =>
    coil({
      cx,
      cy,
      width: 20,
      rings: 16,
      stitch: 14,
      gap: 2,
      ground: colours["gold-400"],
      seam: 0.12,
      ring: (k): CoilRing =>
        k % 8 > 6
          ? { base: colours["dye-700"] }
          : {
              base: colours["leaf-900"],
              over,
              fold: 16,
              on: triangleWave(k + 1, 8) / 4.4,
              phase: k > 7 ? 0.5 : 0,
            },
    });
  return onGround(
    colours["gold-400"],
    corner(0, 480, colours["bark-600"]) + corner(480, 0, colours.kaolin),
  );
}

/** Cloth of Strategic Advocacy and Partnerships: a plaited mat. */
export function advocacyCloth(): string {
  const mat = plait({
    columns: 10,
    rows: 10,
    size: 72,
    inset: 5,
    over: 4,
    warp: dye("gold-400", "kaolin", "gold-400", "bark-600", "dye-400"),
    weft: dye("bark-600", "kaolin", "jac-300"),
  });
  return onGround(
    colours["bark-900"],
    `<g transform="rotate(45 240 240) translate(-120 -120)">${mat}</g>`,
  );
}

/** Cloth of Tech Innovation and Digital Transformation: signs of the trade. */
export function innovationCloth(): string {
  const signs = markCloth({
    columns: 6,
    rows: 6,
    cell: 80,
    ink: colours["leaf-900"],
    accent: colours["dye-700"],
    seed: 23,
    stroke: 2.8,
    padding: 0.17,
  });
  return onGround(colours["jac-300"], signs);
}
