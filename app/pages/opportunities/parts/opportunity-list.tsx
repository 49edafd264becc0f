import { Badge } from "#app/components/base/badge.tsx";
import rowStyles from "#app/components/lists/seamed-rows.module.css";
import { formatMoment, kampalaHour } from "#app/feeds/format-moment.ts";
import { formatMonth } from "#collections/formats/format-day.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { Opportunity } from "#collections/opportunities/opportunities.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./opportunity-list.module.css";

interface OpportunityListProps {
  items: readonly Omit<Opportunity, "body">[];
  areClosed?: boolean;
}

export function OpportunityList({ items, areClosed = false }: OpportunityListProps) {
  const { kinds, labels, closedOn, moment } = getPage("opportunities");
  return (
    <ol className={styles.list} data-closed={areClosed || undefined}>
      {items.map((item) => (
        <li key={item.path} className={styles.item}>
          <Deadline moment={item.deadline} label={areClosed ? labels.closed : labels.deadline} />
          <div>
            <p className={styles.kind}>{kinds[item.kind]}</p>
            <h3 className={styles.title}>
              <a href={item.path}>{item.title}</a>
            </h3>
          </div>
          <div className={styles.words}>
            {areClosed && (
              <p className={styles.state}>
                <Badge kind="partial">
                  {closedOn.replace("{deadline}", formatMoment(item.deadline, moment))}
                </Badge>
              </p>
            )}
            <p>{item.summary}</p>
            <p className={rowStyles.facts}>
              {item.draft && <strong>Not published yet · </strong>}
              {item.place} · {labels.pay}: {item.pay}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Deadline({ moment, label }: { moment: string; label: string }) {
  const day = kampalaDay(Date.parse(moment));
  return (
    <p className={styles.when}>
      <span>{label}</span>{" "}
      <time dateTime={moment}>
        <b className={styles.day}>{Number(day.slice(8))}</b>{" "}
        <span>
          {formatMonth(day.slice(0, 7))}, {kampalaHour(moment)}
        </span>
      </time>
    </p>
  );
}
