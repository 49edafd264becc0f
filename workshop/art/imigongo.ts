import { type Point, round } from "../../app/art/svg.ts";

/** Points in SVG's own notation, such as `0,10 20,30`. */
export function points(list: string): Point[] {
  return list.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });
}

/** The corners of a lozenge: top, right, foot, left. */
export function lozenge([x, y]: Point, reach: number, rise: number): Point[] {
  return points(`${x},${y - rise} ${x + reach},${y} ${x},${y + rise} ${x - reach},${y}`);
}

/**
 * Imigongo relief: one outline repeated inwards about a centre, its ridges coloured in turn.
 * @param rings how many outlines, the outermost included
 */
export function nest(
  outline: readonly Point[],
  centre: Point,
  colours: readonly string[],
  rings = colours.length,
): string {
  const [cx, cy] = centre;
  let ridges = "";
  for (let i = 0; i < rings; i++) {
    const scale = 1 - i / rings;
    const ridge = outline.map(
      ([x, y]) => `${round(cx + (x - cx) * scale)} ${round(cy + (y - cy) * scale)}`,
    );
    ridges += `<path d="M${ridge.join("L")}Z" fill="${colours[i % colours.length]}"/>`;
  }
  return ridges;
}

interface ZigzagOptions {
  x: number;
  y: number;
  width: number;
  /** Height of one tooth. */
  amplitude: number;
  /** Width of half a tooth. */
  step: number;
}

/** Path data of one zigzag line from left to right, starting downwards. */
export function zigzag({ x, y, width, amplitude, step }: ZigzagOptions): string {
  let data = `M${round(x)} ${round(y)}`;
  let direction = 1;
  for (let along = step; along <= width + 0.1; along += step) {
    data += `l${step} ${direction * amplitude}`;
    direction = -direction;
  }
  return data;
}

interface ChevronsOptions {
  x?: number;
  y?: number;
  width: number;
  height: number;
  step?: number;
  amplitude?: number;
  /** Thickness of a ridge; about half of `pitch`. */
  ridge?: number;
  /** Distance from one ridge to the next. */
  pitch?: number;
}

/** Rows of zigzag ridges at a constant pitch, coloured in turn. */
export function chevrons(options: ChevronsOptions, colours: readonly string[]): string {
  const { x = 0, y = 0, width, height, step = 20, amplitude = 14, ridge = 6, pitch = 12 } = options;
  let rows = "";
  let row = 0;
  for (let top = y - amplitude; top < y + height + amplitude; top += pitch) {
    const data = zigzag({ x, y: top, width, amplitude, step });
    rows += `<path d="${data}" stroke="${colours[row++ % colours.length]}"/>`;
  }
  return `<g fill="none" stroke-width="${ridge}" stroke-linejoin="miter">${rows}</g>`;
}
