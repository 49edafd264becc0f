import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { daysSince } from "#app/components/text/counted-days.tsx";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { inDays } from "#collections/time/days.ts";
import { caseLabels } from "./case-labels.ts";
import styles from "./case-limits.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

/** The time limits of a case: what came of each, in a line and a sentence. */
export function CaseLimits({ limits }: { limits: readonly TimeLimit[] }) {
  if (limits.length === 0) return null;
  return (
    <div className={styles.limits}>
      <h3 className="visually-hidden">{caseLabels.clocks}</h3>
      <ul>
        {limits.map((limit) => (
          <li key={limit.title} data-party={limit.by ?? "none"}>
            <p className={classNames(styles.outcome, "title-2")}>{describeLimit(limit)}</p>
            <p>
              {describeSpan(limit)}
              <SourceNumbers numbers={limit.sources} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeLimit(limit: TimeLimit): ReactNode {
  const { state, days, tookFrom, extension, happenedOn, isWithinExtension } = limit;
  const { from, dueOn } = limit;
  const count = inDays(days);
  switch (state) {
    case "took":
      return happenedOn ? (
        `${count} ${tookFrom ?? "in all"}`
      ) : (
        <>
          <span {...daysSince(from)}>{count}</span> {tookFrom ?? "so far"}
        </>
      );
    case "late":
      return extension && isWithinExtension
        ? `Within the ${inDays(extension.days)} added on ${formatDay(extension.on)}`
        : `${count} late`;
    case "in time":
      return days === 0 ? "On the last day" : `In time, ${count} early`;
    case "running":
      // No count: it would be wrong from the next day on.
      return `Ends on ${formatDay(dueOn)}`;
    case "over":
      return (
        <>
          Ended <span {...daysSince(dueOn)}>{count}</span> ago
        </>
      );
  }
}

function describeSpan(limit: TimeLimit): string {
  const { unclear, from, dueOn, title, phrase = title, happenedOn, note, days } = limit;
  const { beganAs = "Began", happenedAs = "Happened", isWithinExtension } = limit;
  const happened = happenedOn && formatDay(happenedOn);
  if (unclear) {
    const began = `${beganAs} ${formatDay(from)}`;
    return happened ? `${began}, ${happenedAs.toLowerCase()} ${happened}.` : `${began}.`;
  }
  if (!happened) return `${phrase}.`;
  return [
    `${phrase} was due on ${formatDay(dueOn)}.`,
    `${happenedAs} ${happened}${isWithinExtension ? `, ${inDays(days)} after the first last day` : ""}.`,
    note,
  ]
    .filter(Boolean)
    .join(" ");
}
