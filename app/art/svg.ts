import { type Ink, inkValue } from "./colours.ts";

export type Point = readonly [x: number, y: number];

/** One decimal is enough on a 24 to 1200 unit canvas, and keeps the files small. */
export function round(value: number): number {
  return Number(value.toFixed(1));
}

/** 0, 1, 2 … period/2 … 2, 1, 0: a pattern that grows and shrinks again. */
export function triangleWave(step: number, period: number): number {
  const within = step % period;
  return within < period / 2 ? within : period - within;
}

/** A whole SVG document around a body of markup. `attributes` go into the root element. */
export function svgDocument(width: number, height: number, body: string, attributes = ""): string {
  const extra = attributes ? ` ${attributes}` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${extra}>${body}</svg>`;
}

/** A filled rectangle as a path, the shortest way to write one. */
export function rectangle(x: number, y: number, width: number, height: number, fill: Ink): string {
  return `<path fill="${inkValue(fill)}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
}

/** The same drawing in fewer bytes: no leading zeros, no spaces before a minus sign. Nothing is rounded. */
export function tightenPaths(svg: string): string {
  return svg.replace(/ d="([^"]*)"/g, (_, data: string) => {
    const tight = data.replace(/(^|[^\d.])0\.(?=\d)/g, "$1.").replace(/[ ,]-/g, "-");
    return ` d="${tight}"`;
  });
}
