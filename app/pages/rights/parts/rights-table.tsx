import type { Door } from "#schemas/rights.ts";
import styles from "./rights-table.module.css";

interface RightsTableProps {
  doors: readonly Door[];
  columns: { happened: string; right: string; section: string; answer: string };
  /** Words for a number of days, with `{days}`, and for none. */
  days: string;
  noDays: string;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** All rights on one sheet. On phones each row becomes a block; the roles keep it a table. */
export function RightsTable({ doors, columns, days, noDays, labelledBy }: RightsTableProps) {
  /* biome-ignore-start lint/a11y/noRedundantRoles: the roles outlive `display: block` */
  return (
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(columns).map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {doors.map(({ slug, path, heading, right, answer }) => (
          <tr key={slug} role="row">
            <th scope="row" role="rowheader">
              <a href={path}>{heading}</a>
            </th>
            <td role="cell">{right.short}</td>
            <td role="cell" data-label={columns.section}>
              {right.sections.join(", ")}
            </td>
            <td role="cell">{answer.days ? days.replace("{days}", `${answer.days}`) : noDays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  /* biome-ignore-end lint/a11y/noRedundantRoles: the roles outlive `display: block` */
}
