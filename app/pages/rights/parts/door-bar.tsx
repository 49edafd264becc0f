import { ButtonLink } from "#app/components/base/button.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import styles from "./door-bar.module.css";

/** The next step of a door, always on screen: its letter, and small beside it the complaint. */
export function DoorBar({ letter }: { letter: string }) {
  const { write, complainShort } = getPage("your-data-rights").door;
  return (
    <Surface as="aside" tone="night" className={styles.bar} aria-label={write}>
      <div className={styles.row}>
        <ButtonLink href={letter} tone="gold" icon="arrow-right" label={write} />
        <a href={letterPath("complaint")}>{complainShort}</a>
      </div>
    </Surface>
  );
}
