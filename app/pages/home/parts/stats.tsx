import styles from "./stats.module.css";

interface StatsProps {
  items: readonly { value: string; label: string }[];
}

/** A few numbers with what they count. */
export function Stats({ items }: StatsProps) {
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
