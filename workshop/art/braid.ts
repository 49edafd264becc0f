import { type Ink, inkValue } from "../../app/art/colours.ts";
import { round } from "../../app/art/svg.ts";

export interface BraidOptions {
  /** Where the braid begins and how far it runs at least; the last piece is always a whole one. */
  x?: number;
  y?: number;
  length: number;
  /** How far a strand swings to either side of the middle. */
  swing: number;
  /** Length of one full swing, there and back. */
  period: number;
  /** Colours of the threads of each strand; three strands make the usual braid. */
  strands: readonly (readonly string[])[];
  /** Thickness of one thread. */
  thread: number;
  /** Ground that shows between two threads, and around a strand that lies on top. */
  gap?: number;
  ground: Ink;
}

/** Length of one straight piece of a thread. */
const step = 12;
/** Ends of pieces that lie on each other overlap this far, so that no seam shows. */
const overlap = 3;

/**
 * A braid of several strands from left to right. A strand swings as a sine; its height is a sine of
 * twice the pace, which is what makes it pass over one neighbour and under the other.
 */
export function braid(options: BraidOptions): string {
  const { length, strands } = options;
  const pieces: { height: number; markup: string }[] = [];
  // Cut between crossings: every crossing then lies in the middle of a piece.
  const pieceLength = options.period / (2 * strands.length);
  const count = Math.ceil(length / pieceLength);
  strands.forEach((threads, strand) => {
    for (let piece = 0; piece < count; piece++) {
      const from = piece * pieceLength;
      const turn = phase(from + pieceLength / 2, strand, options);
      pieces.push({
        height: Math.sin(2 * turn),
        markup: strandPiece(from, from + pieceLength, strand, threads, options),
      });
    }
  });
  pieces.sort((a, b) => a.height - b.height);
  return `<g fill="none">${pieces.map(({ markup }) => markup).join("")}</g>`;
}

function phase(along: number, strand: number, { period, strands }: BraidOptions): number {
  return 2 * Math.PI * (along / period + strand / strands.length);
}

/** One piece of a strand: its ground, then its threads side by side. */
function strandPiece(
  from: number,
  to: number,
  strand: number,
  threads: readonly string[],
  options: BraidOptions,
): string {
  const { thread, gap = 3, ground } = options;
  const pitch = thread + gap;
  const line = (offset: number, overrun: number) =>
    threadLine(from - overrun, to + overrun, strand, offset, options);
  const bed =
    `<path d="${line(0, 0)}" stroke="${inkValue(ground)}"` +
    ` stroke-width="${round(threads.length * pitch + 2 * gap)}"/>`;
  return (
    bed +
    threads
      .map((colour, i) => {
        const offset = (i - (threads.length - 1) / 2) * pitch;
        return `<path d="${line(offset, overlap)}" stroke="${colour}" stroke-width="${thread}"/>`;
      })
      .join("")
  );
}

function threadLine(
  from: number,
  to: number,
  strand: number,
  offset: number,
  options: BraidOptions,
): string {
  const { x = 0, y = 0, swing, period } = options;
  const steps = Math.max(2, Math.ceil((to - from) / step));
  const points: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const along = from + ((to - from) * i) / steps;
    const turn = phase(along, strand, options);
    const slope = ((swing * 2 * Math.PI) / period) * Math.cos(turn);
    const normal = Math.hypot(1, slope);
    points.push(
      `${round(x + along - (offset * slope) / normal)} ${round(y + swing * Math.sin(turn) + offset / normal)}`,
    );
  }
  return `M${points.join("L")}`;
}
