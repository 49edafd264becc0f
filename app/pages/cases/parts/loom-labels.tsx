import { breakLines } from "#app/art/break-lines.ts";
import { type LoomName, loomScale } from "#app/art/deadline-loom.ts";
import { round } from "#app/art/svg.ts";
import { daysSince } from "#app/components/text/counted-days.tsx";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { type CaseLoom, sides } from "./case-loom.ts";
import styles from "./loom.module.css";
import { Lines } from "./loom-pending.tsx";

export type ClothName = Extract<LoomName, "wide" | "upright">;

/** Width of a number in the display face, in parts of its size: a 1 is narrower than other digits. */
function widthOf(days: number): number {
  return [...`${days}`].reduce((sum, digit) => sum + (digit === "1" ? 0.34 : 0.46), 0);
}

/** The numbers of the limits that are late, over, or known by their length only, with what each counts. */
export function LoomLabels({ name, loom: { time, limits } }: { name: ClothName; loom: CaseLoom }) {
  const { along, lanes } = loomScale(name, time);
  const place = name === "wide" ? placeWide : placeUpright;
  return limits.map((limit) => {
    const { state, by, days } = limit;
    if (!by || (state !== "took" && state !== "late" && state !== "over")) return null;
    const start = along(state === "took" ? limit.from : limit.dueOn);
    const end = along(state === "over" ? time.to : (limit.happenedOn ?? time.to));
    const label = place(state, start, end, lanes[sides.indexOf(by)] ?? 0, days);
    return (
      <g key={`${by} ${label.x}`} data-party={by}>
        {/* A line under a woven strand from the first to the last day. */}
        {state === "took" && <path className={styles.bracket} d={label.bracket} />}
        <text
          className={styles.days}
          x={label.x}
          y={label.y}
          fontSize={label.size}
          {...(limit.happenedOn ? {} : daysSince(state === "took" ? limit.from : limit.dueOn))}
        >
          {days}
        </text>
        <Lines
          className={styles.words}
          x={label.wordsX}
          y={label.wordsY}
          size={label.wordSize}
          pitch={0.95}
          lines={breakLines(translatableTexts(limit), label.max)}
        />
      </g>
    );
  });
}

type Counted = "took" | "late" | "over";

function placeWide(state: Counted, start: number, end: number, lane: number, days: number) {
  const size = state === "over" ? 150 : 92;
  const width = widthOf(days) * size;
  const shift = { took: 14, late: -24, over: 130 }[state];
  const x = Math.max(0, Math.min(start + shift, 1312 - width - 190));
  const y = lane + { took: 122, late: 152, over: 214 }[state];
  return {
    size,
    x,
    y,
    max: 16,
    wordSize: 22,
    wordsX: x + width + 10,
    wordsY: y - (state === "late" ? 0 : 24),
    bracket: `M${start} ${lane + 30}v14H${end}v-14`,
  };
}

function placeUpright(state: Counted, start: number, end: number, lane: number, days: number) {
  // Four digits take the room of three.
  const size = state === "over" ? Math.min(100, round(138 / widthOf(days))) : 46;
  const x = { took: 106, late: Math.max(254, lane), over: 222 }[state];
  // Beside the middle; words after a first date stand clear of the month on the next thread.
  const y = (start + end) / 2 - { took: 6, late: 16, over: 0 }[state];
  return {
    size,
    x,
    y,
    wordsX: x + (state === "over" ? 2 : 0),
    ...(state === "took" ? { max: 11, wordSize: 15 } : { max: 14, wordSize: 20 }),
    wordsY: y + (state === "took" ? 18 : 26),
    bracket: `M${lane + 22} ${start}h10V${end}h-10`,
  };
}

function translatableTexts({ state, tookFrom, countAs, isWithinExtension }: TimeLimit): string {
  if (state === "took") return `days ${tookFrom ?? ""}`.trim();
  if (state === "late") return isWithinExtension ? "days after the first date" : "days late";
  return countAs ?? "days since it ended";
}
