import styles from "./thread-of-knots.module.css";

interface ThreadOfKnotsProps {
  items: readonly string[];
}

/** Names as knots on one thread: from left to right, or downwards where there is no room. */
export function ThreadOfKnots({ items }: ThreadOfKnotsProps) {
  return (
    <ul className={styles.thread}>
      {items.map((item) => (
        <li key={item} className={styles.knot}>
          {item}
        </li>
      ))}
    </ul>
  );
}
