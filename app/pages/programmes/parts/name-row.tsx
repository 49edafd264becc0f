import styles from "./name-row.module.css";

interface NameRowProps {
  items: readonly string[];
}

/** A few names in framed cells of one line. */
export function NameRow({ items }: NameRowProps) {
  return (
    <ul className={styles.row}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
