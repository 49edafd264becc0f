import styles from "./rung-ladder.module.css";

interface RungLadderProps {
  items: readonly { title: string; description: string }[];
}

/** Texts on the rungs of a ladder. */
export function RungLadder({ items }: RungLadderProps) {
  return (
    <ul className={styles.ladder}>
      {items.map(({ title, description }) => (
        <li key={title} className={styles.rung}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
