import { type ColourName, inkValue } from "../../../app/art/colours.ts";
import { svgDocument } from "../../../app/art/svg.ts";

/** Three strands, the lowest first. */
const strands: readonly (readonly [data: string, ink: ColourName])[] = [
  ["M-20 186C140 186 170 116 250 116s110 20 190 10 140 60 320 60", "leaf-600"],
  ["M-20 106C120 106 150 26 240 26s110 160 200 160 130-80 300-80", "gold-400"],
  ["M-20 146C160 146 150 216 240 216s130-190 220-190 110 120 300 120", "dye-400"],
];

/** A message has arrived: three strands, and a knot that holds them. */
export function tiedKnot(): string {
  const line = (data: string, ink: ColourName, width: number, more = "") =>
    `<path d="${data}" fill="none" stroke="${inkValue(ink)}" stroke-width="${width}"${more}/>`;
  const woven = strands.map(
    ([data, ink]) =>
      line(data, "leaf-900", 34) +
      line(data, ink, 22) +
      line(data, "leaf-900", 2.5, ' stroke-dasharray="10 8"'),
  );
  const knot =
    `<path d="M342 58l58 58-58 58-58-58z" fill="${inkValue("leaf-950")}"/>` +
    line("M342 70l46 46-46 46-46-46z", "gold-400", 3, ' stroke-dasharray="9 6"') +
    `<path d="M342 92l24 24-24 24-24-24z" fill="${inkValue("gold-400")}"/>`;
  return svgDocument(720, 240, woven.join("") + knot);
}
