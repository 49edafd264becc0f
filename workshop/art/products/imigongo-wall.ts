import { dye } from "../../../app/art/colours.ts";
import { svgDocument } from "../../../app/art/svg.ts";
import { lozenge, nest } from "../imigongo.ts";

const width = 720;
const height = 400;

/** Head of the services page: a wall of imigongo, six lozenges in each other's reach. */
export function servicesHead(): string {
  const dark = dye("leaf-950", "kaolin", "leaf-950", "bark-600", "leaf-950", "kaolin", "bark-600");
  const light = dye("kaolin", "leaf-950", "kaolin", "leaf-700", "kaolin", "leaf-950", "gold-400");
  let wall = "";
  for (let column = 0; column < 4; column++) {
    const x = 120 + column * 240;
    wall += nest(lozenge([x, 200], 120, 200), [x, 200], column % 2 ? light : dark, 14);
  }
  for (let column = 0; column < 4; column++) {
    const x = column * 240;
    for (const y of [0, 400])
      wall += nest(lozenge([x, y], 120, 200), [x, y], column % 2 ? dark : light, 14);
  }
  return svgDocument(width, height, wall);
}
