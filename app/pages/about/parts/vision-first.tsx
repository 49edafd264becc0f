import type { Purpose } from "#schemas/site/purpose.ts";
import styles from "./vision-first.module.css";

/** Vision across the whole page, mission hung below it to the right. */
export function VisionFirst({ mission, vision }: Pick<Purpose, "mission" | "vision">) {
  return (
    <div className={styles.statements}>
      <h2 className={styles.label}>{vision.heading}</h2>
      <p className={styles.vision}>{vision.statement}</p>
      <div className={styles.mission}>
        <h2 className={styles.label}>{mission.heading}</h2>
        <p className={styles.statement}>{mission.statement}</p>
        <p className="muted">{mission.how}</p>
      </div>
    </div>
  );
}
