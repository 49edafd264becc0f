import styles from "./sentence-columns.module.css";

interface SentenceColumnsProps {
  items: readonly string[];
}

/** Sentences side by side, each a little higher than the last. */
export function SentenceColumns({ items }: SentenceColumnsProps) {
  return (
    <ul className={styles.columns}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
