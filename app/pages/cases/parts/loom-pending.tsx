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
