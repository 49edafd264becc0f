import styles from "./plain-list.module.css";

/** A list with a diamond before each entry. */
export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
