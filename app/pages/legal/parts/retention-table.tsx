import styles from "./retention-table.module.css";

interface RetentionTableProps {
  /** Kinds of records, each deleted after days or kept until something happens. */
  rows: readonly ({ record: string; purpose: string } & (
    | { days: number; from: string }
    | { until: string }
  ))[];
}

/** How long each kind of record is kept. */
export function RetentionTable({ rows }: RetentionTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.record}>
            <th scope="row">{`${row.record}, ${row.purpose}`}</th>
            <td>
              {"days" in row ? (
                <>
                  <strong>{row.days} days</strong> after {row.from}
                </>
              ) : (
                `Until ${row.until}`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
