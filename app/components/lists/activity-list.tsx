import type { Pillar } from "#collections/site/strategy.ts";
import styles from "./activity-list.module.css";

/** What a pillar does: each activity, with a few plain words where its name is unfamiliar. */
export function ActivityList({ activities }: Pick<Pillar, "activities">) {
  return (
    <ul className={`diamonds ${styles.list}`}>
      {activities.map(({ name, explanation }) => (
        <li key={name} className={styles.activity}>
          <b className="strong">{name}</b>
          {explanation && <span className="muted"> – {explanation}</span>}
        </li>
      ))}
    </ul>
  );
}
