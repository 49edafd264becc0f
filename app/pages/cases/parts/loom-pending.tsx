import { breakLines } from "#app/art/break-lines.ts";
import type { loomScale } from "#app/art/deadline-loom.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { exactDay, sides } from "./case-loom.ts";
import styles from "./loom-pending.module.css";

type Scale = ReturnType<typeof loomScale>;
type Pending = NonNullable<LitigationCase["pending"]>;

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
          y={start + 40}
          size={14}
          lines={[...breakLines(name, 13), ...breakLines(until, 13)]}
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

/** Lines of words: first the dark ground of them all, so that none covers the letters of the line above it. */
export function Lines({ x, y, size, lines, className = styles.words, pitch = 1.1 }: LinesProps) {
  const words = lines.map((line, index) => (
    <text key={line} x={x} y={y + index * size * pitch}>
      {line}
    </text>
  ));
  return (
    <g className={className} fontSize={size}>
      <g className={styles.ground}>{words}</g>
      {words}
    </g>
  );
}
