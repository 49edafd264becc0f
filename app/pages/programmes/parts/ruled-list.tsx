import styles from "./ruled-list.module.css";

interface RuledListProps {
  heading: string;
  items: readonly string[];
}

/** A heading at the left, its points at the right, under one heavy rule. */
export function RuledList({ heading, items }: RuledListProps) {
  return (
    <div className={styles.ruled}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.points}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
