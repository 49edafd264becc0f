import { classNames } from "#app/components/base/class-names.ts";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import styles from "./woven-names.module.css";

interface WovenNamesProps {
  items: readonly string[];
  /** Dye of every second cell. */
  tone: SurfaceTone;
}

/** Short names as a plain weave from edge to edge: dyed, undyed, dyed. */
export function WovenNames({ items, tone }: WovenNamesProps) {
  return (
    <ul className={styles.weave}>
      {items.map((item, index) =>
        index % 2 === 0 ? (
          <Surface key={item} as="li" tone={tone} className={styles.cell}>
            {item}
          </Surface>
        ) : (
          <li key={item} className={classNames(styles.cell, styles.plain)}>
            {item}
          </li>
        ),
      )}
    </ul>
  );
}
