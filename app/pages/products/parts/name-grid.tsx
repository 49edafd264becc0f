import styles from "./name-grid.module.css";

interface NameGridProps {
  names: readonly string[];
}

/** Names in cells that are ruled by seams, as short cards without a box. */
export function NameGrid({ names }: NameGridProps) {
  return (
    <ul className={styles.grid}>
      {names.map((name) => (
        <li key={name}>
          <h3>{name}</h3>
        </li>
      ))}
    </ul>
  );
}
