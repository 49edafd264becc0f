import type { loomScale } from "#app/art/deadline-loom.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { describeExcluded, excludedInEnglish } from "#collections/formats/excluded-days.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { formatWeekday } from "#collections/formats/format-weekday.ts";
import { exactDay, sides } from "./case-loom.ts";
import { lastDaysOf } from "./last-days.tsx";
import styles from "./loom-lens.module.css";

type Scale = ReturnType<typeof loomScale>;
type Pending = NonNullable<LitigationCase["pending"]>;

/** The last days of a limit whose last day moved, beside the peg where its strand comes loose. */
export function LoomLens({ limit, scale }: { limit: TimeLimit; scale: Scale }) {
  const days = lastDaysOf(limit);
  const lane = limit.by && scale.lanes[sides.indexOf(limit.by)];
  if (days.length === 0 || lane === undefined) return null;
  const { isUpright } = scale;
  const at = scale.along(limit.dueOn);
  const cell = isUpright ? 21 : 28;
  const [right, top] = isUpright ? [lane - 36, at - 11] : [at - 3, lane - 114];
  const left = right - (cell + 3) * (days.length - 1);
  const why = describeExcluded(limit.movedOver.slice(0, 1), excludedInEnglish("was"));
  const words = isUpright
    ? { x: left, y: top - 25, size: 14, lines: why.split(/ (?=was )/) }
    : {
        x: right + cell + 13,
        y: top + 8,
        size: 18,
        lines: [`${why}:`, `the time ended on ${formatWeekday(limit.dueOn)}`],
      };
  return (
    <g className={styles.lens} data-party={limit.by}>
      {days.map(({ day, why }, index) => (
        <g key={day} data-day={why ? "excluded" : day === limit.dueOn ? "last" : "counted"}>
          <rect x={left + index * (cell + 3)} y={top} width={cell} height={cell} />
          <text
            x={left + index * (cell + 3) + cell / 2}
            y={top + cell * 0.71}
            fontSize={cell * 0.6}
          >
            {Number(day.slice(8))}
          </text>
        </g>
      ))}
      <path
        d={isUpright ? `M${right + cell} ${at}H${lane - 22}` : `M${at} ${top + cell}V${lane - 24}`}
      />
      <Lines {...words} />
    </g>
  );
}

/** What was pending: a dashed line, without an end mark at its start, whose day may not be known. */
export function LoomPending({ pending, scale }: { pending: Pending; scale: Scale }) {
  const lane = scale.lanes[sides.indexOf(pending.by)] ?? 0;
  const [start, end] = [scale.along(exactDay(pending.from)), scale.along(pending.until)];
  const name = `${pending.name.charAt(0).toLowerCase()}${pending.name.slice(1)} until`;
  const until = formatDay(pending.until);
  const across = lane - (scale.isUpright ? 26 : 52);
  return (
    <g className={styles.pending}>
      <path
        d={
          scale.isUpright
            ? `M${across} ${start + 22}V${end}M${across - 8} ${end}h16`
            : `M${start} ${across}H${end}M${end} ${across - 10}v20`
        }
      />
      {scale.isUpright ? (
        <Lines
          x={lane - 104}
          y={start + 46}
          size={14}
          lines={[...name.split(" "), ...until.split(" ").slice(1, 2)]}
        />
      ) : (
        <Lines x={end + 14} y={across + 5} size={18} lines={[`${name} ${until}`]} />
      )}
    </g>
  );
}

interface LinesProps {
  x: number;
  y: number;
  size: number;
  lines: string[];
  className?: string | undefined;
  /** Height of a line, in parts of its size. */
  pitch?: number;
}

export function Lines({ x, y, size, lines, className = styles.words, pitch = 1.1 }: LinesProps) {
  return lines.map((line, index) => (
    <text key={line} className={className} x={x} y={y + index * size * pitch} fontSize={size}>
      {line}
    </text>
  ));
}
