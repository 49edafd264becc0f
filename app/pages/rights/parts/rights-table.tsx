import type { Door } from "#collections/rights/rights.ts";
import styles from "./rights-table.module.css";

interface RightsTableProps {
  doors: readonly Door[];
  columns: { happened: string; right: string; section: string; answer: string };
  /** Template with `{days}`, and the text without a limit. */
  days: string;
  noDays: string;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** All rights on one sheet. On phones each row is a block, though still a table for screen readers. */
export function RightsTable({ doors, columns, days, noDays, labelledBy }: RightsTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {doors.map(({ slug, path, heading, right, answer }) => (
          <tr key={slug}>
            <th scope="row">
              <a href={path}>{heading}</a>
            </th>
            <td>{right.short}</td>
            <td data-label={columns.section}>{right.sections.join(", ")}</td>
            <td>{answer.days ? days.replace("{days}", `${answer.days}`) : noDays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
