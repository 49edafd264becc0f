/** A piece of the window in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Window {
  width: number;
  height: number;
}

/** Steps in which a place is looked for, and how much air a control gets. */
const step = 8;
const air = 6;

/**
 * Where something may stand in a window without lying on any of `taken`: as low as possible, on the right
 * before the left.
 * @param margins least distance from the window's sides (`x`), from its bottom and from its top
 * @returns the place that covers the least where none is free, and how many square pixels that are
 */
export function findFreePlace(
  size: { width: number; height: number },
  window: Window,
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
    const width = Math.min(box.right, other.right + air) - Math.max(box.left, other.left - air);
    const height = Math.min(box.bottom, other.bottom + air) - Math.max(box.top, other.top - air);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}
