import { type ColourName, colours } from "../../../app/art/colours.ts";
import { round } from "../../../app/art/svg.ts";

/** One strip of a gate: its ground, and stitches of another colour over part of each sector. */
export interface ArchRing {
  base: ColourName;
  over?: ColourName;
  /** Share of a sector that `over` covers, 0–1. */
  on?: number;
  /** Sectors along the strip. */
  fold?: number;
}

interface BasketArchOptions {
  cx: number;
  /** Height at which the posts turn into the arch. */
  spring: number;
  /** Where the posts stand. */
  foot: number;
  innerRadius: number;
  width: number;
  rings: readonly ArchRing[];
  /** Colour of the gaps between stitches. */
  ground: ColourName;
}

const stitch = 13;

/** A gate sewn like a basket: coils that do not close but stand on two feet. */
export function basketArch(options: BasketArchOptions): string {
  const { cx, spring, foot, innerRadius, width, rings, ground } = options;
  const strips = rings.map(({ base, over, on = 0, fold = 12 }, k) => {
    const r = round(innerRadius + (k + 0.5) * width);
    const length = Math.PI * r + 2 * (foot - spring);
    const stitches = Math.max(fold, Math.round(length / stitch / fold) * fold);
    const data = `M${round(cx - r)} ${foot}V${spring}a${r} ${r} 0 0 1 ${round(2 * r)} 0V${foot}`;
    const unit = length / stitches;
    const sector = stitches / fold;
    const covered = Math.max(1, Math.round(on * sector));
    const path = (stroke: string, thickness: number, dash = "") =>
      `<path d="${data}" stroke="${stroke}" stroke-width="${round(thickness)}"${dash}/>`;
    // Lengths in units, not in stitches by `pathLength`: some renderers know that for circles only.
    const dashes = (drawn: number, left: number, offset: number) =>
      ` stroke-dasharray="${exact(drawn * unit)} ${exact(left * unit)}"` +
      ` stroke-dashoffset="${exact(offset * unit)}"`;
    return (
      path(colours[base], width - 2) +
      (over ? path(colours[over], width - 2, dashes(covered, sector - covered, covered / 2)) : "") +
      path(colours[ground], width, dashes(0.13, 0.87, 0.065))
    );
  });
  return `<g fill="none">${strips.join("")}</g>`;
}

/** Three decimals: an error of a tenth would add up along a hundred stitches. */
function exact(value: number): number {
  return Number(value.toFixed(3));
}
