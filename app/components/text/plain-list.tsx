import styles from "./plain-list.module.css";

interface PlainListProps {
  items: readonly string[];
}

/** A list with a diamond before each entry. */
export function PlainList({ items }: PlainListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
