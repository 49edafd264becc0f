/** A piece of the window in CSS pixels. */
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Search step, and margin around controls, in CSS pixels. */
const step = 8;
const margin = 6;

/**
 * Finds a place that covers none of `taken`: as low as possible, right before left.
 * @param margins minimum distance from the window's sides (`x`), bottom and top
 * @returns the place with the smallest covered area, in square pixels, if none is free
 */
export function findFreePlace(
  size: { width: number; height: number },
  window: { width: number; height: number },
  taken: readonly Box[],
  margins: { x: number; bottom: number; top: number },
): { left: number; top: number; covered: number } {
  const lowest = window.height - margins.bottom - size.height;
  const right = Math.max(margins.x, window.width - margins.x - size.width);
  let best = { left: right, top: lowest, covered: Number.POSITIVE_INFINITY };
  for (let top = lowest; top >= margins.top; top -= step) {
    for (const left of right > margins.x ? [right, margins.x] : [right]) {
      const covered = coveredArea(
        { left, top, right: left + size.width, bottom: top + size.height },
        taken,
      );
      if (covered === 0) return { left, top, covered };
      if (covered < best.covered) best = { left, top, covered };
    }
  }
  return best;
}

function coveredArea(box: Box, taken: readonly Box[]): number {
  let area = 0;
  for (const other of taken) {
    const width =
      Math.min(box.right, other.right + margin) - Math.max(box.left, other.left - margin);
    const height =
      Math.min(box.bottom, other.bottom + margin) - Math.max(box.top, other.top - margin);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}
