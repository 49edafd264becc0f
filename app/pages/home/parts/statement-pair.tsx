import type { Purpose } from "#schemas/site/purpose.ts";
import styles from "./statement-pair.module.css";

/** Mission in large letters, vision beside it. */
export function StatementPair({ mission, vision }: Pick<Purpose, "mission" | "vision">) {
  return (
    <div className={styles.pair}>
      <div>
        <h3 className={styles.label}>{mission.heading}</h3>
        <p className={styles.mission}>{mission.statement}</p>
        <p className={`lead ${styles.how}`}>{mission.how}</p>
      </div>
      <div className={styles.vision}>
        <h3 className={styles.label}>{vision.heading}</h3>
        <p>{vision.statement}</p>
      </div>
    </div>
  );
}
