import { classNames } from "#app/components/base/class-names.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import styles from "./day-count.module.css";

interface DayCountProps {
  /** A limit that is over and that its file wants counted. */
  limit: TimeLimit;
  /** Day to which the days are counted; left out, it is not named. */
  asOf?: string;
  className?: string | undefined;
}

/** The number that carries a page: days since a time limit ended. */
export function DayCount({ limit, asOf, className }: DayCountProps) {
  return (
    <p className={classNames(styles.count, className)}>
      <strong>{limit.days}</strong>{" "}
      <span>
        {limit.countAs} <time dateTime={limit.dueOn}>{formatDay(limit.dueOn)}</time>
      </span>
      {asOf && <small>Counted to {formatDay(asOf)}</small>}
    </p>
  );
}
