import { inkValue } from "../../../app/art/colours.ts";
import { svgDocument } from "../../../app/art/svg.ts";

const width = 520;
const height = 260;
/** Distance of two warp threads. */
const step = 14;

/** Bare warp on a small loom and one loose thread: a list on which nothing stands yet. */
export function bareLoom(): string {
  const beams = `<path fill="${inkValue("leaf-900")}" d="M0 0h${width}v22H0zM0 238h${width}v22H0z"/>`;
  let warp = "";
  for (let x = step; x < width; x += step) warp += `M${x} 11V249`;
  const waves = Array.from({ length: 9 }, (_, wave) => `q7 ${wave % 2 ? -14 : 14} 14 0`).join("");
  const loose = `M14 212${waves}h22`;
  const line = (path: string, colour: string, thickness: number, more = "") =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}"${more}/>`;
  const gold = inkValue("gold-400");
  return svgDocument(
    width,
    height,
    beams +
      line(warp, inkValue("leaf-600"), 3) +
      line(`M0 11h${width}M0 249h${width}`, gold, 3, ' stroke-dasharray="8 6"') +
      line(loose, inkValue("kaolin"), 9) +
      line(loose, gold, 6) +
      `<path d="M172 199l13 13-13 13-13-13z" fill="${gold}" stroke="${inkValue("leaf-950")}" stroke-width="3"/>`,
  );
}
