import { Container } from "#app/components/layout/container.tsx";
import { CountedOn } from "#app/components/text/counted-days.tsx";
import { Fold } from "#app/components/text/fold.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { landmarkOf, type TimeLimit } from "#collections/cases/time-limits.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { formatLongDay } from "#collections/formats/format-weekday.ts";
import { countAddress } from "#collections/time/count-query.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { inDays } from "#collections/time/days.ts";
import { caseLabels } from "./case-labels.ts";
import styles from "./how-we-count.module.css";
import { LastDays } from "./last-days.tsx";
import { SourceNumbers } from "./source-numbers.tsx";

/** Where a page says how it counts. */
export const howWeCountAnchor = "how-we-count";

interface HowWeCountProps {
  entry: LitigationCase;
  limits: readonly TimeLimit[];
  today: string;
}

/** All reasoning about days, in one place: what each limit ran from and to, what moved it, and what may be argued. */
export function HowWeCount({ entry, limits, today }: HowWeCountProps) {
  if (limits.length === 0) return null;
  const landmark = landmarkOf(limits);
  const others = limits.filter((limit) => limit !== landmark);
  return (
    <Container>
      <Fold as="h2" title={caseLabels.howWeCount} id={howWeCountAnchor}>
        <div className={styles.lesson}>
          {landmark && <LastDays limit={landmark} />}
          <div className="stack gap-3">
            {landmark && (
              <>
                <p>
                  {describeCount(landmark)}
                  <SourceNumbers numbers={landmark.sources} />
                </p>
                {(landmark.unsettled || entry.pending) && (
                  <p>
                    {landmark.unsettled} {entry.pending?.meaning}
                  </p>
                )}
              </>
            )}
            {others.map((limit) => (
              <p key={limit.title}>
                {limit.basis}: {describeCount(limit)}
                <SourceNumbers numbers={limit.sources} />
              </p>
            ))}
            <p>
              <CountedOn sentence="Counted to {date}." today={today} />{" "}
              {landmark && (
                <a className="no-print" href={addressOf(landmark)}>
                  {caseLabels.countOther}
                </a>
              )}
            </p>
          </div>
        </div>
      </Fold>
    </Container>
  );
}

const addressOf = ({ from, given: days, rule }: TimeLimit) => countAddress({ from, days, rule });

function describeCount(limit: TimeLimit): string {
  const { unclear, given, from, plainDueOn, state, extension, isWithinExtension, note } = limit;
  if (unclear) return unclear;
  const verb = state === "running" ? "end" : "ended";
  return [
    `${given} days from ${formatDay(from)} ${verb} on ${formatLongDay(plainDueOn)}.`,
    describeMove(limit),
    extension && `On ${formatDay(extension.on)} ${inDays(extension.days)} were added.`,
    isWithinExtension && "So we do not call it late.",
    note,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The section by which the last day moves, and the day that it then is. */
function describeMove({ rule, movedOver, dueOn, plainDueOn, mayMove }: TimeLimit) {
  const { act, paragraphs } = countingRules[rule];
  const [first] = movedOver;
  const section = first && first.day < plainDueOn ? paragraphs.short : paragraphs.moved;
  const isHoliday = first?.holiday && first.day === plainDueOn;
  return [
    isHoliday && `That was ${first.holiday}.`,
    plainDueOn !== dueOn &&
      `By the ${act}, section ${section}, the last day is then ${formatLongDay(dueOn)}.`,
    mayMove && "It may still move: a public holiday is not announced yet.",
  ]
    .filter(Boolean)
    .join(" ");
}
