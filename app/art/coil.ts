import { type Ink, inkValue } from "./colours.ts";
import { type Point, round } from "./svg.ts";

export interface CoilRing {
  /** Colour of the whole ring; none leaves the ground visible. */
  base?: Ink | undefined;
  /** Colour of the stitches laid over it, once per sector. */
  over?: Ink | undefined;
  /** Number of sectors around the ring. */
  fold?: number;
  /** Share of a sector that `over` covers, 0–1. */
  on?: number;
  /** Turn of the pattern, in sectors, 0–1. */
  phase?: number;
  /** Exact number of stitches; otherwise the nearest multiple of `fold`. */
  stitches?: number;
}

export interface CoilOptions {
  /** Radius of the empty middle. */
  innerRadius?: number;
  /** Width of one ring. */
  width?: number;
  rings?: number;
  /** First ring drawn, so that a coil can start far from its centre. */
  from?: number;
  stitch?: number;
  /** Share of a stitch that the gap between two stitches takes. */
  seam?: number;
  /** Ground showing between two rings. */
  gap?: number;
  /** Colour of the gaps between stitches; none draws no gaps. */
  ground?: Ink;
}

/** The weaver's instructions: what to sew on ring `k`, or nothing to leave it out. */
type RingPattern = (k: number) => CoilRing | undefined;

/** A Ugandan coiled basket (bigaaga). `pathLength` counts in stitches, so that colours change between two. */
export function coil([cx, cy]: Point, options: CoilOptions, ring: RingPattern): string {
  const { rings = 12, from = 0 } = options;
  let circles = "";
  for (let k = from; k < rings; k++) {
    const sewn = ring(k);
    if (sewn) circles += coilRing(k, sewn, options);
  }
  return `<g transform="translate(${round(cx)} ${round(cy)})" fill="none">${circles}</g>`;
}

function coilRing(k: number, sewn: CoilRing, options: CoilOptions): string {
  const { innerRadius = 0, width = 10, stitch = 8, seam = 0.14, gap = 1.2, ground } = options;
  const { base, over, on = 0, phase = 0, fold = 4 } = sewn;
  const radius = round(innerRadius + (k + 0.5) * width);
  const stitches =
    sewn.stitches ?? Math.max(fold, Math.round((2 * Math.PI * radius) / stitch / fold) * fold);
  const thickness = round(width - gap);
  let circles = "";
  if (base)
    circles += `<circle r="${radius}" stroke="${inkValue(base)}" stroke-width="${thickness}"/>`;
  if (over && on > 0) {
    const sector = stitches / fold;
    const covered = Math.max(1, Math.round(on * sector));
    const offset = round(covered / 2 - Math.round(phase * sector));
    circles +=
      `<circle r="${radius}" stroke="${inkValue(over)}" stroke-width="${thickness}" pathLength="${stitches}"` +
      ` stroke-dasharray="${covered} ${round(sector - covered)}" stroke-dashoffset="${offset}"/>`;
  }
  if (ground) {
    circles +=
      `<circle r="${radius}" stroke="${inkValue(ground)}" stroke-width="${width}" pathLength="${stitches}"` +
      ` stroke-dasharray="${seam} ${(1 - seam).toFixed(2)}" stroke-dashoffset="${seam / 2}"/>`;
  }
  return circles;
}
