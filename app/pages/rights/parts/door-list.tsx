import { Art } from "#app/components/art/art.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { useLanguage } from "#app/language/language.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Door, DrawnDoor } from "#collections/rights/rights.ts";
import styles from "./door-list.module.css";

/** Tones of the doors, matching their frames in `app/art/drawings/door-*.svg`. */
export const doorTones: Record<DrawnDoor, SurfaceTone> = {
  "loan-app": "dye",
  published: "jac",
  account: "bark",
  messages: "mint",
  refused: "paper",
  wrong: "dye",
  machine: "jac",
};

/** All doors side by side; stacked on phones. */
export function DoorList({ doors }: { doors: readonly Door[] }) {
  const { content, local } = useLanguage();
  return (
    <ol className={`no-print ${styles.wall}`}>
      {doors.map(({ slug, drawing, path, heading }) => (
        <Surface key={slug} as="li" tone={doorTones[drawing]} className={styles.place}>
          <a className={styles.door} href={local(path)}>
            <Art name={`door-${drawing}`} loading="eager" />
            <span className={styles.panel}>
              <span className={`title-2 ${styles.title}`}>{heading}</span>
              <span className={styles.open}>
                <span>{getPage("your-data-rights", content).doorAction}</span>
                <Icon name="arrow-right" />
              </span>
            </span>
          </a>
        </Surface>
      ))}
    </ol>
  );
}

export function OtherDoors({ doors }: { doors: readonly Door[] }) {
  const { local } = useLanguage();
  return (
    <ul className={`split columns-3 ${styles.others}`}>
      {doors.map(({ slug, drawing, path, heading }) => (
        <li key={slug}>
          <a href={local(path)}>
            <Art name={`door-${drawing}`} />
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
