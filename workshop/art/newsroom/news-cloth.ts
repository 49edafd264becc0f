import { rectangle, svgDocument } from "../../../app/art/svg.ts";
import { kuba } from "../kuba.ts";

const width = 720;
const height = 320;
const size = 80;

/** Head of the news page: raffia cloth with broken lines, as news breaks a routine; on the dye field. */
export function newsCloth(): string {
  const cloth = kuba("n", [width / size, height / size], ["leaf-950", "kaolin"], {
    size,
    lines: 2,
    stroke: 10,
    seed: 26,
  });
  return svgDocument(width, height, rectangle(0, 0, width, height, "dye-400") + cloth);
}
