import { dye } from "../../../app/art/colours.ts";
import { svgDocument } from "../../../app/art/svg.ts";

const width = 720;
const height = 400;
const tread = 72;
const pitch = 24;

/** Head of the short courses: flights of steps, climbing to the right. */
export function coursesHead(): string {
  const dyes = dye("gold-400", "leaf-950", "kaolin", "leaf-700", "dye-400", "leaf-950", "leaf-700");
  let flights = "";
  for (let i = 0; i < 27; i++) {
    // Each flight lies at a right angle to the climb, so that treads and risers keep their distance.
    const shift = i * pitch - 300;
    let data = `M${shift - 2 * tread} ${height + shift + tread}`;
    for (let step = 0; step < 14; step++) data += `v-${tread}h${tread}`;
    flights += `<path d="${data}" stroke="${dyes[i % dyes.length]}"/>`;
  }
  return svgDocument(width, height, `<g fill="none" stroke-width="17">${flights}</g>`);
}
