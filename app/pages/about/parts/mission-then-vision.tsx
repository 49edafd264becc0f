import type { Purpose } from "#schemas/site/purpose.ts";
import styles from "./mission-then-vision.module.css";

/** Mission on the left; vision a step lower on the right, where the mission leads. */
export function MissionThenVision({ mission, vision }: Pick<Purpose, "mission" | "vision">) {
  return (
    <div className={styles.pair}>
      <div className={styles.statement}>
        <h2>{mission.heading}</h2>
        <p className={styles.words}>{mission.statement}</p>
        <p className="muted">{mission.how}</p>
      </div>
      <div className={styles.statement}>
        <h2>{vision.heading}</h2>
        <p className={styles.words}>{vision.statement}</p>
      </div>
    </div>
  );
}
