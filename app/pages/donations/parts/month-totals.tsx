import type { MonthTotal } from "#app/services.ts";
import type { Giving } from "#schemas/site/giving.ts";
import styles from "./month-totals.module.css";

interface MonthTotalsProps {
  totals: readonly MonthTotal[];
  labels: Giving["totals"];
}

/** A table of what was given in each month. */
export function MonthTotals({ totals, labels }: MonthTotalsProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.month}</th>
          <th scope="col">{labels.donations}</th>
          <th scope="col">{labels.sum}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ month, donations, sum }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{donations}</td>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
