import type { ArtSource } from "#app/art/art-source.ts";
import { Mark } from "#app/components/art/mark.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { Link, Mark as MarkName } from "#collections/reading/blocks.ts";
import styles from "./next-steps.module.css";

export interface Way {
  heading: string;
  text: string;
  link: Link;
  mark: MarkName;
}

const tones = ["jac", "leaf", "bark"] as const;

/** Three ways on for those who found nothing: the first with a door, the others with a sign. */
export function NextSteps({ ways, door }: { ways: readonly Way[]; door: ArtSource }) {
  return (
    <ul className={styles.list}>
      {ways.map(({ heading, text, link, mark }, at) => (
        <Surface as="li" key={link.href} tone={tones[at % tones.length]} className={styles.way}>
          {at === 0 ? (
            <img {...door} className={styles.door} alt="" />
          ) : (
            <Mark name={mark} className={styles.sign} />
          )}
          <h2 className={styles.heading}>{heading}</h2>
          <p className="muted">{text}</p>
          <p className={styles.action}>
            <a href={link.href}>{link.label}</a> <Icon name="arrow-right" />
          </p>
        </Surface>
      ))}
    </ul>
  );
}
