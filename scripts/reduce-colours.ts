import type { IndexedPicture } from "./indexed-png.ts";

/** A colour that occurs, with how many pixels have it. */
interface Tally {
  rgb: number;
  count: number;
}

/**
 * Finds at most `most` colours for a picture of flat dyes. The dyes themselves stay as they are, being by
 * far the most frequent; the shades that smooth their edges are gathered by median cut.
 * @param rgba four bytes for each pixel; the picture must be opaque
 */
export function reduceColours(
  rgba: Uint8Array,
  size: { width: number; height: number },
  most: number,
): IndexedPicture {
  const counts = new Map<number, number>();
  // Flat dyes come in long runs, so most pixels are told by the one before.
  let run = { rgb: -1, count: 0 };
  for (let i = 0; i <= rgba.length; i += 4) {
    const rgb = i < rgba.length ? colourAt(rgba, i) : -2;
    if (rgb === run.rgb) {
      run.count += 1;
      continue;
    }
    if (run.count > 0) counts.set(run.rgb, (counts.get(run.rgb) ?? 0) + run.count);
    run = { rgb, count: 1 };
  }
  const tallies = [...counts]
    .map(([rgb, count]) => ({ rgb, count }))
    .sort((a, b) => b.count - a.count);
  const flat = tallies.slice(0, Math.floor(most * 0.4));
  const palette = [
    ...flat.map(({ rgb }) => rgb),
    ...medianCut(tallies.slice(flat.length), most - flat.length),
  ];

  const nearest = new Map<number, number>();
  const pixels = new Uint8Array(rgba.length / 4);
  let [before, index] = [-1, 0];
  for (let i = 0; i < rgba.length; i += 4) {
    const rgb = colourAt(rgba, i);
    if (rgb !== before) {
      index = nearest.get(rgb) ?? nearestIn(palette, rgb);
      nearest.set(rgb, index);
      before = rgb;
    }
    pixels[i / 4] = index;
  }
  return { ...size, palette, pixels };
}

function colourAt(rgba: Uint8Array, i: number): number {
  return ((rgba[i] ?? 0) << 16) | ((rgba[i + 1] ?? 0) << 8) | (rgba[i + 2] ?? 0);
}

const shifts: readonly number[] = [16, 8, 0];

/** Splits the box with the widest spread at its middle pixel until there are enough boxes. */
function medianCut(tallies: Tally[], boxCount: number): number[] {
  if (tallies.length === 0 || boxCount < 1) return [];
  const boxes = [tallies];
  while (boxes.length < boxCount) {
    const widest = boxes
      .map((box, index) => ({ index, ...spread(box) }))
      .sort((a, b) => b.width - a.width)[0];
    if (!widest || widest.width === 0) break;
    const box = boxes[widest.index] ?? [];
    const sorted = box.sort(
      (a, b) => ((a.rgb >> widest.shift) & 255) - ((b.rgb >> widest.shift) & 255),
    );
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
    let seen = 0;
    let middle = sorted.findIndex(({ count }) => {
      seen += count;
      return seen >= half;
    });
    middle = Math.min(Math.max(middle, 1), sorted.length - 1);
    boxes.splice(widest.index, 1, sorted.slice(0, middle), sorted.slice(middle));
  }
  return boxes.map(mean);
}

/** The channel in which a box is widest, weighted by how many pixels the box has. */
function spread(box: readonly Tally[]): { shift: number; width: number } {
  const weight = Math.sqrt(box.reduce((sum, { count }) => sum + count, 0));
  return shifts
    .map((shift) => {
      const values = box.map(({ rgb }) => (rgb >> shift) & 255);
      const range =
        values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
      return { shift, width: range * weight };
    })
    .reduce((a, b) => (b.width > a.width ? b : a));
}

function mean(box: readonly Tally[]): number {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  return shifts.reduce((rgb, shift) => {
    const sum = box.reduce((acc, tally) => acc + ((tally.rgb >> shift) & 255) * tally.count, 0);
    return rgb | (Math.round(sum / total) << shift);
  }, 0);
}

function nearestIn(palette: readonly number[], rgb: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of palette.entries()) {
    const distance = shifts.reduce((sum, shift) => {
      const difference = ((candidate >> shift) & 255) - ((rgb >> shift) & 255);
      return sum + difference * difference;
    }, 0);
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
