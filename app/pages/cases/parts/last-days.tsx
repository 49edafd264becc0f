import { classNames } from "#app/components/base/class-names.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { formatWeekday } from "#collections/formats/format-weekday.ts";
import { addDays, daysBetween } from "#collections/time/days.ts";
import styles from "./last-days.module.css";

/** The last days of a limit whose last day moved: two that counted, those it moved over, and the last. */
function lastDaysOf({ movedOver, dueOn }: TimeLimit): { day: string; why?: string }[] {
  const first = movedOver[0]?.day;
  if (!first) return [];
  return Array.from({ length: daysBetween(first, dueOn) + 3 }, (_, index) => {
    const day = addDays(first, index - 2);
    const excluded = movedOver.find((entry) => entry.day === day);
    return excluded ? { day, why: excluded.holiday ?? "Sunday" } : { day };
  });
}

/** The same as a row of cells: hollow where a day does not count, gold for the last. */
export function LastDays({ limit }: { limit: TimeLimit }) {
  return (
    <ol className={classNames(styles.days, "row")} aria-label="The last days of the time limit">
      {lastDaysOf(limit).map(({ day, why }) => {
        const number = Number(day.slice(8));
        if (why) {
          return (
            <li key={day} className={styles.excluded}>
              <s>{number}</s>
              <small>{why}</small>
            </li>
          );
        }
        const isLast = day === limit.dueOn;
        return (
          <li key={day} className={isLast ? styles.last : undefined}>
            <span className="visually-hidden">{formatWeekday(day)} </span>
            {number}
            {isLast && <small>last day</small>}
          </li>
        );
      })}
    </ol>
  );
}
