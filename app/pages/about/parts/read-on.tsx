import { Icon } from "#app/components/base/icon.tsx";
import styles from "./read-on.module.css";

interface ReadOnProps {
  heading: string;
  /** Id of the heading, which names the list of links. */
  id: string;
  links: readonly { label: string; href: string; description: string }[];
}

/** Where a page leads on to: its child pages, each with what it says. */
export function ReadOn({ heading, id, links }: ReadOnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, href, description }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <span className={styles.label}>
                {label} <Icon name="arrow-right" />
              </span>
              <span className={styles.description}>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
