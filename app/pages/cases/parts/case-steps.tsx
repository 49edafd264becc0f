import type { LitigationCase } from "#collections/cases/cases.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { inDays } from "#collections/time/days.ts";
import { exactDay, noParty, sideNames } from "./case-loom.ts";
import styles from "./case-steps.module.css";
import { EventDay } from "./event-day.tsx";
import { SourceNumbers } from "./source-numbers.tsx";

interface CaseStepsProps {
  entry: LitigationCase;
  limits: readonly TimeLimit[];
  today: string;
}

/** How many steps the list has. */
export function countSteps({ events }: LitigationCase, limits: readonly TimeLimit[]): number {
  return events.length + limits.filter(hasEnd).length;
}

/** A limit whose end is not known ends on no day. */
const hasEnd = ({ state }: TimeLimit) => state !== "took";

/** Events and ends of time limits, oldest first, on one thread for each side. */
export function CaseSteps({ entry, limits, today }: CaseStepsProps) {
  const names = sideNames(entry);
  const steps = entry.events.map((event, index) => ({
    ...event,
    id: `step-${index + 1}`,
    isLimit: false,
    party: event.by ? names[event.by] : noParty,
  }));
  const ends = limits.filter(hasEnd).map((limit) => {
    const { given, title, by, dueOn: date, sources } = limit;
    return {
      date,
      by,
      sources,
      isLatest: false,
      isLimit: true,
      id: undefined,
      title: `${given} days end: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      text: describeEnd(limit, today),
      party: "Time limit",
    };
  });
  const listed = [...steps, ...ends].toSorted((a, b) =>
    exactDay(a.date).localeCompare(exactDay(b.date)),
  );
  return (
    <ol className={styles.steps}>
      {listed.map(({ id, date, by, isLatest, isLimit, title, text, party, sources }) => (
        <li
          key={`${date} ${title}`}
          id={id}
          className={`split ${styles.step}`}
          data-party={by ?? "none"}
          data-limit={isLimit || undefined}
        >
          <p className={`small ${styles.when}`}>
            <span>
              <EventDay date={date} isLatest={isLatest} />
            </span>
            <span className={styles.party}>{party}</span>
          </p>
          <div>
            <h3>{title}</h3>
            <p>
              {text}
              <SourceNumbers numbers={sources} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function describeEnd(limit: TimeLimit, today: string): string {
  const { state, days, happenedOn, happenedAs = "Happened", isWithinExtension } = limit;
  const count = inDays(days);
  if (happenedOn) {
    if (isWithinExtension)
      return `${happenedAs} ${formatDay(happenedOn)}, within the time added later.`;
    const late = state === "late" ? `${count} late` : "in time";
    return `${happenedAs} ${formatDay(happenedOn)}, ${late}.`;
  }
  return state === "over"
    ? `Not known to have happened. ${count} had passed on ${formatDay(today)}.`
    : `${count} were left on ${formatDay(today)}.`;
}
