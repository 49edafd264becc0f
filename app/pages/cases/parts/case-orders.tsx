import { Badge, type BadgeKind } from "#app/components/base/badge.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { countClock } from "#collections/cases/case-clock.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./case-orders.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

interface CaseOrdersProps {
  entry: LitigationCase;
  labels: PageContent<"litigation">["casePage"];
}

const answers = {
  yes: { kind: "success", label: "Done" },
  "not known": { kind: "pending", label: "Not known whether done" },
  no: { kind: "late", label: "Not done" },
} as const satisfies Record<
  LitigationCase["orders"][number]["done"],
  { kind: BadgeKind; label: string }
>;
const tallied = [
  ["yes", "Done"],
  ["not known", "Not known"],
  ["no", "Not done"],
] as const;

/** What was ordered, by when, and whether it was done, with a tally. */
export function CaseOrders({ entry: { orders }, labels }: CaseOrdersProps) {
  return (
    <Surface as="section" tone="leaf" className={styles.section} aria-labelledby="orders">
      <Container>
        <div className={styles.head}>
          <h2 id="orders">{labels.orders}</h2>
          <ul className={styles.tally}>
            {tallied.map(([answer, label]) => {
              const count = orders.filter(({ done }) => done === answer).length;
              return (
                <li key={answer} data-none={count === 0 || undefined}>
                  <strong>{count}</strong> {label}
                </li>
              );
            })}
          </ul>
        </div>
        <ol className={styles.orders}>
          {orders.map(({ text, madeOn, days, done, doneOn, note, sources }) => {
            const { dueOn } = countClock({ from: madeOn, days }, madeOn);
            const { kind, label } = answers[done];
            return (
              <li key={text}>
                <p className={styles.order}>{text}</p>
                <div className={styles.state}>
                  <Badge kind={kind}>{label}</Badge>
                  <p>
                    Ordered on {formatDay(madeOn)}, within {days} days: by{" "}
                    <time dateTime={dueOn}>{formatDay(dueOn)}</time>.
                    {doneOn && ` Done on ${formatDay(doneOn)}.`}
                  </p>
                  <p className="muted">
                    {note}
                    <SourceNumbers numbers={sources} />
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      </Container>
    </Surface>
  );
}
