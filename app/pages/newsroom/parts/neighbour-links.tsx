import { Icon } from "#app/components/base/icon.tsx";
import type { Article } from "#schemas/articles/articles.ts";
import styles from "./neighbour-links.module.css";

interface NeighbourLinksProps {
  previous?: Pick<Article, "title" | "path"> | undefined;
  next?: Pick<Article, "title" | "path"> | undefined;
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
