import { classNames } from "#app/components/base/class-names.ts";
import { CountedOn, daysSince } from "#app/components/text/counted-days.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { describeExcluded, excludedInEnglish } from "#collections/formats/excluded-days.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { countAddress } from "#collections/time/count-query.ts";
import styles from "./day-count.module.css";
import { LastDays } from "./last-days.tsx";

interface DayCountProps {
  entry: LitigationCase;
  /** A limit that is over and that its file wants counted. */
  limit: TimeLimit;
  /** Day to which the days are counted. */
  today: string;
  /** Whether it stands on the page of the case, and not on one about several. */
  isOwn?: boolean;
  className?: string | undefined;
}

/** The number that carries a page: days since a time limit ended, which day that was, and why. */
export function DayCount({ entry, limit, today, isOwn, className }: DayCountProps) {
  const { days, countAs, dueOn, movedOver, from, given: allowed, rule } = limit;
  const hasMoved = movedOver.length > 0;
  return (
    <div className={classNames("stack", styles.side, className)}>
      <p className={`stack gap-1 ${styles.count}`}>
        <strong {...daysSince(dueOn)}>{days}</strong> <span>{countAs}</span>
      </p>
      <div className={`row ${styles.due}`}>
        {hasMoved && <LastDays limit={limit} />}
        <p>
          By our count <time dateTime={dueOn}>{formatDay(dueOn)}</time>
          {hasMoved && `; ${describeExcluded(movedOver, excludedInEnglish("was"))}`}.{" "}
          {isOwn && (
            <a className="no-print" href={countAddress({ from, days: allowed, rule })}>
              How we count
            </a>
          )}
        </p>
      </div>
      <p className={`small ${styles.countedOn}`}>
        {!isOwn && entry.pending && `${entry.pending.short} `}
        <CountedOn sentence={isOwn ? "Counted to {date}" : "Counted to {date}."} today={today} />
      </p>
    </div>
  );
}
