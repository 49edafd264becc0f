import { dye } from "../../../app/art/colours.ts";
import { chevrons, lozenge, nest, points } from "../imigongo.ts";
import { svgFrame } from "../svg-frame.ts";

const width = 160;
const height = 640;
const strip = svgFrame(width, height);

/** Strip of imigongo lozenges. */
export function lozengeStrip(): string {
  const ridges = dye("kaolin", "leaf-950", "kaolin", "leaf-950", "bark-600", "leaf-950", "kaolin");
  let body = "";
  for (let y = 0; y <= height; y += 128) {
    body += nest(lozenge([80, y], 70, 64), [80, y], ridges);
  }
  return strip(body, "leaf-950");
}

/** Strip of imigongo zigzags. */
export function zigzagStrip(): string {
  const rows = chevrons(
    { width, height, step: 40, amplitude: 34, ridge: 15, pitch: 30 },
    dye("kaolin", "gold-400", "leaf-950"),
  );
  return strip(rows, "bark-900");
}

/** Strip of imigongo triangles that meet in the middle. */
export function triangleStrip(): string {
  const left = dye("leaf-950", "gold-200", "leaf-950", "bark-600", "leaf-950");
  const right = dye("bark-600", "gold-200", "bark-600", "leaf-950", "bark-600");
  let body = "";
  for (let y = 0; y < height; y += 160) {
    body += nest(points(`0,${y} 152,${y + 80} 0,${y + 160}`), [40, y + 80], left);
    body += nest(points(`160,${y + 84} 160,${y + 236} 14,${y + 160}`), [122, y + 160], right);
  }
  return strip(body, "gold-500");
}
