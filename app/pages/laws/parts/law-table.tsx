import { formatDay } from "#app/components/text/format-day.ts";
import type { LawRow } from "./law-rows.ts";
import styles from "./law-table.module.css";

interface LawTableProps {
  laws: readonly Pick<
    LawRow,
    | ("path" | "country" | "title" | "year" | "regulator" | "verifiedOn")
    | ("kindLabel" | "standingLabel" | "isStale")
  >[];
  labelledBy: string;
}

/* biome-ignore-start lint/a11y/noRedundantRoles: the roles outlive `display: block` on small screens */

/** Laws in one table; below 760 px each becomes a block of labelled lines. */
export function LawTable({ laws, labelledBy }: LawTableProps) {
  return (
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {["Country", "Law", "Year", "Authority", "Checked"].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {laws.map((law) => (
          <tr role="row" key={law.path}>
            <td role="cell">{law.country}</td>
            <th role="rowheader" scope="row">
              <a href={law.path}>{law.title}</a>
              <span>
                {law.kindLabel}
                {law.standingLabel !== "Law" && <> · {law.standingLabel}</>}
              </span>
            </th>
            <td role="cell" data-label="Year">
              {law.year}
            </td>
            <td role="cell" data-label="Authority" data-unknown={law.regulator ? undefined : ""}>
              {law.regulator ?? "–"}
            </td>
            <td role="cell" data-label="Checked">
              <time dateTime={law.verifiedOn}>{formatDay(law.verifiedOn)}</time>
              {law.isStale && <strong> Not checked for a year</strong>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
/* biome-ignore-end lint/a11y/noRedundantRoles: see above */
