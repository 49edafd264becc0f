import styles from "./number-list.module.css";

/** Steps to take one after another. */
export function NumberList({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
