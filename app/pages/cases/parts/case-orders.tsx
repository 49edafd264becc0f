import { Badge } from "#app/components/base/badge.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { caseLabels } from "./case-labels.ts";
import styles from "./case-orders.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

type Order = LitigationCase["orders"][number];

/** Badge and label of each answer. */
const answers = {
  yes: { kind: "success", label: "yes" },
  "not known": { kind: "pending", label: "notKnown" },
  no: { kind: "late", label: "no" },
} as const;

/** What was ordered, and whether it was done. */
export function CaseOrders({ entry: { orders } }: { entry: LitigationCase }) {
  const [first] = orders;
  const areAlike =
    first && orders.every(({ madeOn, days }) => madeOn === first.madeOn && days === first.days);
  return (
    <Surface as="section" tone="leaf" className={styles.section} aria-labelledby="orders">
      <Container>
        <div className={styles.head}>
          <h2 id="orders">{caseLabels.orders}</h2>
          {areAlike && (
            <p>
              On {formatDay(first.madeOn)}, {orders.length > 1 && "each "}within {first.days} days.
            </p>
          )}
        </div>
        <ol className={styles.orders}>
          {orders.map((order) => {
            const { kind, label } = answers[order.done];
            return (
              <li key={order.text}>
                <p className={classNames(styles.order, "title-1")}>{order.text}</p>
                <Badge kind={kind}>{caseLabels.done[label]}</Badge>
                <p className="muted">
                  {describeOrder(order, areAlike)}
                  <SourceNumbers numbers={order.sources} />
                </p>
              </li>
            );
          })}
        </ol>
      </Container>
    </Surface>
  );
}

function describeOrder({ madeOn, days, doneOn, note }: Order, areAlike?: boolean): string {
  return [
    !areAlike && `Ordered on ${formatDay(madeOn)}, within ${days} days.`,
    doneOn && `Done on ${formatDay(doneOn)}.`,
    note,
  ]
    .filter(Boolean)
    .join(" ");
}
