import type { ReactNode } from "react";
import { Icon } from "#app/components/base/icon.tsx";
import { CountedOn, daysSince } from "#app/components/text/counted-days.tsx";
import { caseFile, limitFile } from "#collections/cases/case-files.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { formatLongDay } from "#collections/formats/format-weekday.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { inDays } from "#collections/time/days.ts";
import styles from "./case-limits.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

interface CaseLimitsProps {
  entry: LitigationCase;
  limits: readonly TimeLimit[];
  /** Day to which limits are counted, where nothing else on the page says it. */
  countedOn?: string | undefined;
}

/** The time limits of a case: what came of each, from when to when, and who set it. */
export function CaseLimits({ entry, limits, countedOn }: CaseLimitsProps) {
  if (limits.length === 0) return null;
  const isCounted = limits.some(({ state, happenedOn }) => !happenedOn && state !== "running");
  return (
    <div className={styles.limits}>
      <h3 className="visually-hidden">Deadlines</h3>
      <ul>
        {limits.map((limit, index) => (
          <li key={limit.title} data-party={limit.by ?? "none"}>
            <p className={`title-3 ${styles.outcome}`}>{describeLimit(limit)}</p>
            <h4>{limit.title}</h4>
            <p>{describeSpan(limit)}</p>
            <p className="muted">
              {limit.basis}.<SourceNumbers numbers={limit.sources} />
            </p>
            {limit.state === "running" && (
              <p>
                <a className={`tap gap-2`} href={caseFile(entry, limitFile(index + 1))} download>
                  <Icon name="download" /> Put {formatDay(limit.dueOn)} into your calendar
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      {countedOn && isCounted && (
        <p className="small">
          <CountedOn sentence="Counted to {date}." today={countedOn} />
        </p>
      )}
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
        ? `Within the ${inDays(extension.days)} added later`
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

/** Both last days where the rule moves the last one, and why it may not apply. */
function describeMove({ rule, movedOver, dueOn, plainDueOn, unsettled, mayMove }: TimeLimit) {
  const { act, paragraphs } = countingRules[rule];
  const [first] = movedOver;
  const section = first && first.day < plainDueOn ? paragraphs.short : paragraphs.moved;
  const move =
    plainDueOn === dueOn
      ? undefined
      : `By the ${act}, section ${section}, the last day is then ${formatLongDay(dueOn)}.`;
  const isHoliday = first?.holiday && first.day === plainDueOn;
  return [
    isHoliday && `That was ${first.holiday}.`,
    move,
    move && unsettled,
    mayMove && "It may still move: a public holiday is not announced yet.",
  ]
    .filter(Boolean)
    .join(" ");
}

function describeSpan(limit: TimeLimit): string {
  const {
    unclear,
    given: allowed,
    from,
    plainDueOn,
    state,
    happenedOn,
    extension,
    note,
    days,
  } = limit;
  const { beganAs = "Began", happenedAs = "Happened", isWithinExtension } = limit;
  const verb = state === "running" ? "end" : "ended";
  const [start, due] = [formatDay(from), formatLongDay(plainDueOn)];
  return [
    unclear ? `${beganAs} ${start}.` : `${allowed} days from ${start} ${verb} on ${due}.`,
    !unclear && describeMove(limit),
    extension && `On ${formatDay(extension.on)} ${inDays(extension.days)} were added.`,
    happenedOn &&
      `${happenedAs} ${formatDay(happenedOn)}${isWithinExtension ? `, ${inDays(days)} after the first last day and within the added time` : ""}.`,
    unclear,
    note,
  ]
    .filter(Boolean)
    .join(" ");
}
