import { classNames } from "#app/components/base/class-names.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { describeExcluded, excludedInEnglish } from "#collections/formats/excluded-days.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { countAddress } from "#collections/time/count-query.ts";
import styles from "./day-count.module.css";
import { LastDays } from "./last-days.tsx";

interface DayCountProps {
  entry: LitigationCase;
  /** A limit that is over and that its file wants counted. */
  limit: TimeLimit;
  /** Day to which the days are counted; left out, the count stands on a page about several cases. */
  asOf?: string;
  className?: string | undefined;
}

/** The number that carries a page: days since a time limit ended, which day that was, and why. */
export function DayCount({ entry, limit, asOf, className }: DayCountProps) {
  const { days, countAs, dueOn, movedOver, from, given, rule } = limit;
  const hasMoved = movedOver.length > 0;
  return (
    <div className={classNames(styles.side, className)}>
      <p className={styles.count}>
        <strong>{days}</strong> <span>{countAs}</span>
      </p>
      <div className={styles.due}>
        {hasMoved && <LastDays limit={limit} />}
        <p>
          By our count <time dateTime={dueOn}>{formatDay(dueOn)}</time>
          {hasMoved && `; ${describeExcluded(movedOver, excludedInEnglish("was"))}`}.{" "}
          {asOf && (
            <a className="no-print" href={countAddress({ from, days: given, rule })}>
              {getPage("litigation").casePage.howWeCount}
            </a>
          )}
        </p>
      </div>
      {asOf ? (
        <p className={styles.asOf}>Counted to {formatDay(asOf)}</p>
      ) : (
        entry.pending && <p className={styles.asOf}>{entry.pending.short}</p>
      )}
    </div>
  );
}
