import type { Sector } from "#schemas/site/sectors.ts";
import styles from "./sector-columns.module.css";

/** The four sectors in short: columns parted by seams, no boxes. */
export function SectorColumns({ sectors }: { sectors: readonly Sector[] }) {
  return (
    <ul className={styles.columns}>
      {sectors.map(({ id, title, description }) => (
        <li key={id} className={styles.sector}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
