import { Badge, type BadgeKind } from "#app/components/base/badge.tsx";
import { formatDay, formatMonth } from "#app/components/text/format-day.ts";
import { countClock } from "#schemas/cases/case-clock.ts";
import type { LitigationCase } from "#schemas/cases/cases.ts";
import { countTimeLimits, type TimeLimit } from "#schemas/cases/time-limits.ts";
import styles from "./case-record.module.css";

interface CaseRecordProps {
  entry: LitigationCase;
}

const answers: Record<
  LitigationCase["orders"][number]["done"],
  { kind: BadgeKind; label: string }
> = {
  yes: { kind: "success", label: "Done" },
  no: { kind: "pending", label: "Not done" },
  "not known": { kind: "pending", label: "Not known whether done" },
};

/** What was ordered, by when, and whether it was done. */
export function CaseOrders({ entry }: CaseRecordProps) {
  return (
    <ol className={styles.orders}>
      {entry.orders.map(({ text, madeOn, days, done, note, sources }) => {
        const { dueOn } = countClock({ from: madeOn, days }, entry.checkedOn);
        const { kind, label } = answers[done];
        return (
          <li key={text}>
            <p className={styles.order}>{text}</p>
            <p className={styles.due}>
              Ordered on {formatDay(madeOn)}, within {days} days: by{" "}
              <time dateTime={dueOn}>{formatDay(dueOn)}</time>.
            </p>
            <Badge kind={kind}>{label}</Badge>
            <p className={styles.note}>
              {note} <SourceNumbers numbers={sources} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Times that the law or an order sets, counted from their dates to the day of the last check. */
export function CaseClocks({ entry }: CaseRecordProps) {
  return (
    <ul className={styles.clocks}>
      {countTimeLimits(entry, entry.checkedOn).map((limit) => (
        <li key={limit.title}>
          <h3 className={styles.title}>{limit.title}</h3>
          <p className={styles.outcome}>{describeLimit(limit)}</p>
          <p>
            {limit.unclear ?? (
              <>
                {limit.given} days from {formatDay(limit.from)} ended on {formatDay(limit.dueOn)}.{" "}
              </>
            )}{" "}
            {limit.happenedOn && <>It happened on {formatDay(limit.happenedOn)}. </>}
            {limit.note}
          </p>
          <p className="muted">
            {limit.basis}. <SourceNumbers numbers={limit.sources} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What came of a time limit, in a few words. */
function describeLimit({ state, days, tookFrom, extension }: TimeLimit): string {
  const count = days === 1 ? "1 day" : `${days} days`;
  switch (state) {
    case "took":
      return `${count} ${tookFrom}`;
    case "late":
      return extension ? `${count} late, ${extension.days} of them granted` : `${count} late`;
    case "in time":
      return days === 0 ? "On the last day" : `In time, ${count} early`;
    case "running":
      return days === 0 ? "Ends today" : `${count} left`;
    case "over":
      return `Ended ${count} ago`;
  }
}

/** What happened in a case, the oldest first, on one thread. */
export function CaseSteps({ entry }: CaseRecordProps) {
  return (
    <ol className={styles.steps}>
      {entry.events.map(({ date, isLatest, title, text, sources }, index) => (
        <li key={`${date} ${title}`} id={`step-${index + 1}`}>
          <p className={styles.when}>
            {isLatest && "by "}
            <time dateTime={date}>{date.length === 7 ? formatMonth(date) : formatDay(date)}</time>
          </p>
          <h3 className={styles.title}>{title}</h3>
          <p>
            {text} <SourceNumbers numbers={sources} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Numbers that lead to the list of sources of the same page. */
function SourceNumbers({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <span className={styles.numbers}>
      {numbers.length === 1 ? "Source " : "Sources "}
      {numbers.map((number) => (
        <a key={number} href={`#source-${number}`}>
          {number}
        </a>
      ))}
    </span>
  );
}
