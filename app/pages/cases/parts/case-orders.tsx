import { Badge } from "#app/components/base/badge.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { orderDueOn } from "#collections/cases/time-limits.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import styles from "./case-orders.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

/** Each answer to whether an order was followed: its badge, and its name beside a number; as they are counted. */
const answers = {
  yes: { kind: "success", label: "Done", counted: "Done" },
  "not known": { kind: "pending", label: "Not known whether done", counted: "Not known" },
  no: { kind: "late", label: "Not done", counted: "Not done" },
} as const;

/** What was ordered, by when, and whether it was done, with counts. */
export function CaseOrders({ entry: { orders } }: { entry: LitigationCase }) {
  return (
    <Surface as="section" tone="leaf" className={styles.section} aria-labelledby="orders">
      <Container>
        <div className={`row ${styles.head}`}>
          <h2 id="orders">What was ordered</h2>
          <ul className={`row ${styles.tally}`}>
            {Object.entries(answers).map(([answer, { counted }]) => {
              const count = orders.filter(({ done }) => done === answer).length;
              return (
                <li key={answer} data-none={count === 0 || undefined}>
                  <strong>{count}</strong> {counted}
                </li>
              );
            })}
          </ul>
        </div>
        <ol className={styles.orders}>
          {orders.map((order) => {
            const { text, madeOn, days, done, doneOn, note, sources } = order;
            const dueOn = orderDueOn(order);
            const { kind, label } = answers[done];
            return (
              <li key={text}>
                <p className={`title-2 ${styles.order}`}>{text}</p>
                <div className={`stack gap-3 ${styles.state}`}>
                  <Badge kind={kind}>{label}</Badge>
                  <p>
                    Ordered on {formatDay(madeOn)}, within {days} days: by our count until{" "}
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
