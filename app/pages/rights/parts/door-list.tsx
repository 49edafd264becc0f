import { Art } from "#app/components/art/art.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { Door } from "#collections/rights/rights.ts";
import styles from "./door-list.module.css";
import { doorTones } from "./door-themes.ts";

export type DoorLink = Pick<Door, "slug" | "path" | "heading">;

/** All doors side by side; stacked on phones. */
export function DoorList({ doors, action }: { doors: readonly DoorLink[]; action: string }) {
  return (
    <ol className={styles.wall}>
      {doors.map(({ slug, path, heading }) => (
        <Surface key={slug} as="li" tone={doorTones[slug]} className={styles.place}>
          <a className={styles.door} href={path}>
            <Art name={`door-${slug}`} loading="eager" />
            <span className={styles.panel}>
              <span className={styles.title}>{heading}</span>
              <span className={styles.open}>
                <span>{action}</span>
                <Icon name="arrow-right" />
              </span>
            </span>
          </a>
        </Surface>
      ))}
    </ol>
  );
}

/** The other doors, small, below the page of one. */
export function OtherDoors({ doors }: { doors: readonly DoorLink[] }) {
  return (
    <ul className={styles.others}>
      {doors.map(({ slug, path, heading }) => (
        <li key={slug}>
          <a href={path}>
            <Art name={`door-${slug}`} />
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
