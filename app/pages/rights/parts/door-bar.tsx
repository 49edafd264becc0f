import { ButtonLink } from "#app/components/base/button.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import styles from "./door-bar.module.css";

/**
 * The next step of a door: its letter, and small beside it the complaint. It stays on screen from the top of the
 * element around it on.
 * @param props.isLate whether warnings stand above: then only from half a screen below them
 */
export function DoorBar({ letter, isLate }: { letter: string; isLate: boolean }) {
  const { write, complainShort } = getPage("your-data-rights").door;
  return (
    <Surface
      as="aside"
      tone="night"
      className={isLate ? styles.lateBar : styles.bar}
      aria-label={write}
    >
      <div className={styles.row}>
        <ButtonLink href={letter} tone="gold" icon="arrow-right" label={write} />
        <a href={letterPath("complaint")}>{complainShort}</a>
      </div>
    </Surface>
  );
}
