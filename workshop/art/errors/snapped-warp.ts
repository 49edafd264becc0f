import { type ColourName, inkValue } from "../../../app/art/colours.ts";
import { svgDocument } from "../../../app/art/svg.ts";
import { strand } from "./threads.ts";

interface Loom {
  width: number;
  height: number;
  /** Where the first warp hangs. */
  left: number;
  /** Distance of two warps. */
  gap: number;
  /** How far the drawing is pushed up. */
  above: number;
}

/** Height at which a warp has snapped, by its place. */
const snaps = new Map([
  [2, 210],
  [3, 300],
  [5, 170],
  [6, 250],
  [7, 330],
  [10, 220],
]);
const warps: readonly ColourName[] = ["kaolin", "bark-300", "gold-400", "dye-400"];
const wefts: readonly ColourName[] = [
  "kaolin",
  "leaf-800",
  "gold-400",
  "leaf-800",
  "dye-400",
  "leaf-800",
  "kaolin",
];
/** Where the woven part begins. */
const fell = 470;
const bed: ColourName = "bark-900";

/** Something broke on our side: warps that have snapped on the loom and curl up. */
function snappedWarp({ width, height, left, gap, above }: Loom): string {
  const count = Math.ceil((width - left) / gap) + 1;
  const beam =
    `<path fill="${inkValue("leaf-950")}" d="M${left - 60} 36H${width}v34H${left - 60}z"/>` +
    strand(`M${left - 46} 53H${width}`, "gold-400", 4, ' stroke-dasharray="14 10"');
  const hanging = Array.from({ length: count }, (_, index) => {
    const x = left + index * gap;
    const ink = warps[index % warps.length] ?? "kaolin";
    const y = snaps.get(index);
    if (y === undefined) {
      const data = `M${x} 66V${fell + 40}`;
      return strand(data, bed, 13) + strand(data, ink, 7);
    }
    const side = index % 2 ? 1 : -1;
    const upper = `M${x} 66V${y - 60}q0 40 ${side * 14} 56q${side * 18} 20 ${side * 30} 2q4-22${-side * 14}-20`;
    const lower = `M${x} ${fell + 60}V${y + 150}q0-34 ${-side * 20}-46q${-side * 26}-14 ${-side * 34} 12q0 20 ${side * 16} 22`;
    return [upper, lower].map((data) => strand(data, bed, 13) + strand(data, ink, 7)).join("");
  }).join("");
  const woven = wefts
    .map((ink, row) => {
      const y = fell + 20 + row * 34;
      const data = `M${left - 24} ${y}H${width + 10}`;
      let over = "";
      for (let index = 0; index < count; index += 1) {
        if ((index + row) % 2) over += `M${left + index * gap} ${y - 17}v34`;
      }
      return (
        strand(data, bed, 36) +
        strand(data, ink, 26) +
        strand(over, bed, 19) +
        strand(over, "bark-300", 12)
      );
    })
    .join("");
  const body = beam + hanging + woven;
  return svgDocument(
    width,
    height,
    above ? `<g transform="translate(0 ${-above})">${body}</g>` : body,
  );
}

/** For wide screens, right of the words. */
export function snappedWarpWide(): string {
  return snappedWarp({ width: 1920, height: 720, left: 1190, gap: 40, above: 0 });
}

/** For phones, above the words. */
export function snappedWarpSmall(): string {
  return snappedWarp({ width: 780, height: 400, left: 90, gap: 44, above: 30 });
}
