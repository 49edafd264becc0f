import { classNames } from "#app/components/base/class-names.ts";
import type { RequestState } from "../letters/count-days.ts";
import styles from "./woven-deadline.module.css";

interface Deadline {
  /** Days of the limit, one warp thread each; without a limit, the number of days to draw. */
  days: number;
  /** Days passed; more than `days` when overdue. */
  passed: number;
  /** False without a limit: the loom then has no end post. */
  hasEnd?: boolean;
}

const dyed = new Set<RequestState>(["asked", "soon", "overdue", "answered", "unfulfilled"]);

/** In the order in which they are drawn. */
const parts = ["beam", "bare", "under", "over", "end", "fray", "knot"] as const;

/** A time limit as a strip of cloth; hidden from screen readers, as adjacent text repeats it. */
export function WovenDeadline({
  state = "waiting",
  ...deadline
}: Deadline & { state?: RequestState }) {
  const paths = weaveDeadline(deadline);
  return (
    <svg
      className={classNames(styles.weave, dyed.has(state) && styles[state])}
      viewBox={`-13 0 ${paths.width} 56`}
      aria-hidden="true"
    >
      {parts.map(
        (part) => paths[part] && <path key={part} className={styles[part]} d={paths[part]} />,
      )}
    </svg>
  );
}

const length = 500;

/**
 * Draws a time limit as cloth: passed days are woven in two dyes, a knot is today or the day of the answer, a post the
 * last day, beyond it a fray. Each is an SVG path in a box of `width` by 56 whose left edge is at -13, or empty.
 */
export function weaveDeadline({ days, passed, hasEnd = true }: Deadline) {
  const step = length / days;
  const woven = Math.max(0, Math.min(days, Math.floor(passed)));
  const isOver = hasEnd && passed > days;
  const each = (from: number, to: number, draw: (day: number) => string) =>
    Array.from({ length: to - from }, (_, index) => draw(from + index)).join("");
  const block = (x: number, y: number, width: number, height: number) =>
    `M${round(x)} ${y}h${round(width)}v${height}h${round(-width)}z`;
  const pair = (x: number, top: number, width: number, height: number) =>
    block(x, top, width, height) + block(x, round(top + 26), width, height);
  return {
    width: isOver ? 575 : 525,
    beam: `M0 1.5H${length}M0 54.5H${length}`,
    bare: each(woven, days, (day) => `M${round(step * (day + 0.5))} 3v50`),
    over: each(0, woven, (day) => pair(step * day + 1.2, day % 2 ? 3 : 16, step - 2.4, 11)),
    under: each(0, woven, (day) => pair(step * day - 1, day % 2 ? 18.4 : 5.4, step + 2, 6.2)),
    end: hasEnd ? "M503 0v56" : "",
    knot: isOver ? "" : `M${round(step * woven)} 15l13 13-13 13-13-13z`,
    fray: isOver
      ? "M506 7q12 7 26 -2t20 -5M506 17.5q14 -7 25 2t27 6M506 28q16 7 24 -2t22 -5M506 38.5q18 -7 23 2t29 6M506 49q20 7 22 -2t24 -5"
      : "",
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
