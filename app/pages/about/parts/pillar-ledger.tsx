import { Art } from "#app/components/art/art.tsx";
import type { Pillar } from "#schemas/site/pillars.ts";
import { ActivityList } from "./activity-list.tsx";
import styles from "./pillar-ledger.module.css";

/** The four pillars with everything they do, one entry below the other. */
export function PillarLedger({ pillars }: { pillars: readonly Pillar[] }) {
  return (
    <div>
      {pillars.map(({ id, title, description, art, activities }) => (
        <article key={id} className={styles.pillar}>
          <div className={styles.swatch}>
            <Art name={art} />
          </div>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className="muted">{description}</p>
          </div>
          <ActivityList activities={activities} />
        </article>
      ))}
    </div>
  );
}
