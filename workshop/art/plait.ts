import type { Point } from "../../app/art/svg.ts";
import { round } from "../../app/art/svg.ts";

export interface PlaitOptions {
  /** Side of a cell. */
  size?: number;
  /** Strands in a bundle. */
  strands?: number;
  /** Free space at either side of a bundle. */
  inset?: number;
  /** How far a bundle runs on over its neighbours. */
  over?: number;
}

/** A mat shifted, then turned by half a right angle about a point. */
export function slanted(mat: string, [x, y]: Point, [right, down]: Point): string {
  return `<g transform="rotate(45 ${x} ${y}) translate(${right} ${down})">${mat}</g>`;
}

/** Ground left between two strands. */
const strandGap = 3;

/**
 * A mukeeka mat: plain weave of strand bundles; the parity of a cell says which is on top.
 * @param warp colours of the upright bundles, in turn
 * @param weft colours of the lying bundles, in turn
 */
export function plait(
  [columns, rows]: readonly [columns: number, rows: number],
  options: PlaitOptions,
  warp: readonly string[],
  weft: readonly string[],
): string {
  const { size = 60, strands = 3, inset = 5, over = 8 } = options;
  const pitch = (size - 2 * inset) / strands;
  let cells = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const lying = (row + column) % 2 === 1;
      const colour = lying ? weft[row % weft.length] : warp[column % warp.length];
      const x = column * size;
      const y = row * size;
      let data = "";
      for (let strand = 0; strand < strands; strand++) {
        const at = inset + strand * pitch + pitch / 2;
        data += lying
          ? `M${x - over} ${round(y + at)}h${size + 2 * over}`
          : `M${round(x + at)} ${y - over}v${size + 2 * over}`;
      }
      cells += `<path d="${data}" stroke="${colour}" stroke-width="${round(pitch - strandGap)}"/>`;
    }
  }
  return `<g fill="none">${cells}</g>`;
}
