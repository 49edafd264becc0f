import styles from "./ledger-rows.module.css";

interface LedgerRowsProps {
  items: readonly { title: string; description: string }[];
}

/** Names on the left and what they mean on the right, ruled like a ledger. */
export function LedgerRows({ items }: LedgerRowsProps) {
  return (
    <ul className={styles.ledger}>
      {items.map(({ title, description }) => (
        <li key={title} className={styles.row}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
