import { Badge, type BadgeKind } from "#app/components/base/badge.tsx";
import { dayInWords } from "#app/components/text/day-in-words.ts";
import type { LitigationCase } from "#schemas/cases/cases.ts";
import styles from "./case-orders.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

/** An order with the day on which its time ended, counted by the page. */
export type CountedOrder = LitigationCase["orders"][number] & { dueOn: string };

const answers: Record<CountedOrder["done"], { kind: BadgeKind; labels: string }> = {
  yes: { kind: "success", labels: "Done" },
  no: { kind: "pending", labels: "Not done" },
  "not known": { kind: "pending", labels: "Not known whether done" },
};

/** What was ordered, by when, and whether it was done. */
export function CaseOrders({ orders }: { orders: readonly CountedOrder[] }) {
  return (
    <ol className={styles.orders}>
      {orders.map((order) => {
        const { kind, labels } = answers[order.done];
        return (
          <li key={order.text} className={styles.order}>
            <p className={styles.text}>{order.text}</p>
            <p className={styles.due}>
              Ordered on {dayInWords(order.madeOn)}, within {order.days} days: by{" "}
              <time dateTime={order.dueOn}>{dayInWords(order.dueOn)}</time>.
            </p>
            <Badge kind={kind}>{labels}</Badge>
            <p className={styles.note}>
              {order.note} <SourceNumbers numbers={order.sources} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
