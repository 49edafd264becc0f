import { dye } from "../../../app/art/colours.ts";
import { nest, points } from "../imigongo.ts";
import { svgFrame } from "../svg-frame.ts";

const height = 320;
const peak = 180;

/** Ridges of the peaks that stand and of those that hang, from the outside in. */
const standing = dye("leaf-950", "kaolin", "leaf-950", "bark-700", "leaf-950", "gold-400");
const hanging = dye("leaf-950", "kaolin", "leaf-950", "jac-300", "leaf-950", "kaolin");

/** Head of the values page: five imigongo peaks, with hanging ones between them. */
export function valuesHead(): string {
  let peaks = "";
  for (let i = -1; i < 5; i++) {
    const x = i * peak;
    const up = points(`${x},${height - 10} ${x + peak},${height - 10} ${x + peak / 2},10`);
    const down = points(`${x + peak / 2},10 ${x + (3 * peak) / 2},10 ${x + peak},${height - 10}`);
    peaks +=
      nest(up, [x + peak / 2, height - 113], [...standing, ...standing]) +
      nest(down, [x + peak, 113], [...hanging, ...hanging]);
  }
  return svgFrame(720, height)(peaks, "dye-400");
}
