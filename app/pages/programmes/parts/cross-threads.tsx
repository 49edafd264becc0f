import type { Sector } from "#schemas/site/sectors.ts";
import styles from "./cross-threads.module.css";

/** Four areas as lying bands; four upright bands, one for each programme, cross all of them. */
export function CrossThreads({ sectors }: { sectors: readonly Sector[] }) {
  return (
    <ul className={styles.loom}>
      {sectors.map(({ id, title, line }) => (
        <li key={id} className={styles.band}>
          <h3>{title}</h3>
          <p>{line}</p>
          <span className={styles.warp} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
        </li>
      ))}
    </ul>
  );
}
