import { classNames } from "#app/components/base/class-names.ts";
import { CountedOn, daysSince } from "#app/components/text/counted-days.tsx";
import dayNumber from "#app/components/text/day-number.module.css";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import styles from "./day-count.module.css";

interface DayCountProps {
  /** A limit that is over and that its file wants counted. */
  limit: TimeLimit;
  /** What tempers the number, such as an appeal that was pending. */
  remark: string | undefined;
  /** Day to which the days are counted, where nothing else on the page says it. */
  today?: string;
  className?: string | undefined;
}

/** The number that carries a page: days since a time limit ended, and which day that was. */
export function DayCount({ limit, remark, today, className }: DayCountProps) {
  const { days, countAs, dueOn } = limit;
  return (
    <div className={classNames(styles.side, "stack", className)}>
      <p className={classNames(styles.count, dayNumber.count, "stack gap-1")}>
        <strong {...daysSince(dueOn)}>{days}</strong> <span>{countAs}</span>
      </p>
      <p className={styles.due}>
        <time dateTime={dueOn}>{formatDay(dueOn)}</time>, by our count. {remark}
      </p>
      {today && (
        <p className="small">
          <CountedOn sentence="Counted to {date}." today={today} />
        </p>
      )}
    </div>
  );
}
