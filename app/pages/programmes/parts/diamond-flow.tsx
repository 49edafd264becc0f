import styles from "./diamond-flow.module.css";

interface DiamondFlowProps {
  items: readonly string[];
}

/** Short names that run on in large letters, a diamond between each two. */
export function DiamondFlow({ items }: DiamondFlowProps) {
  return (
    <ul className={styles.flow}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
