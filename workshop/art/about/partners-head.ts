import { dye } from "../../../app/art/colours.ts";
import { plait, slanted } from "../plait.ts";
import { svgFrame } from "../svg-frame.ts";

const head = svgFrame(720, 372);

/** Head of the partners: strands of many colours in one mat, on the bark field. */
export function partnersHead(): string {
  const mat = plait(
    [11, 10],
    { size: 96, inset: 7, over: 4 },
    dye("gold-400", "dye-400", "leaf-700", "kaolin", "jac-300"),
    dye("leaf-900", "bark-900"),
  );
  return head(slanted(mat, [360, 186], [-180, -260]));
}
