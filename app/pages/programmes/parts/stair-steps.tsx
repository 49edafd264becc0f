import styles from "./stair-steps.module.css";

interface StairStepsProps {
  items: readonly { title: string; description: string }[];
}

/** Three texts that climb from left to right, each on the step above the last. */
export function StairSteps({ items }: StairStepsProps) {
  return (
    <ol className={styles.stairs}>
      {items.map(({ title, description }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
