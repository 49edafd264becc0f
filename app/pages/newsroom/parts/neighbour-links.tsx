import { Icon } from "#app/components/base/icon.tsx";
import styles from "./neighbour-links.module.css";

/** An item before or after the one that is shown. */
export interface Neighbour {
  title: string;
  path: string;
}

interface NeighbourLinksProps {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** The item before and the item after. */
export function NeighbourLinks({ previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Before and after">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>
            <Icon name="arrow-left" /> Previous
          </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className={styles.next}>
          <span>
            Next <Icon name="arrow-right" />
          </span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
