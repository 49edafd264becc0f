import styles from "./page-index.module.css";

interface PageIndexProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Parts of this page: the id of each heading and what it says. */
  parts: readonly { id: string; title: string }[];
}

/** Links to the parts of a long page, as a seam of knots. */
export function PageIndex({ label, parts }: PageIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.index}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
