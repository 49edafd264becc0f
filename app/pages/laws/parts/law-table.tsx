import type { ReactNode } from "react";
import { formatDay } from "#app/components/text/format-day.ts";
import type { LawRow } from "./law-rows.ts";
import styles from "./law-table.module.css";

/** A law with what every row shows; columns may show anything else that it has. */
type ListedLaw = Partial<LawRow> &
  Pick<
    LawRow,
    | ("path" | "country" | "title" | "year" | "regulator" | "checkedOn")
    | ("kindLabel" | "standingLabel" | "isStale")
  >;

interface LawTableProps {
  laws: readonly ListedLaw[];
  labelledBy: string;
}

/** What is shown after country and law; where nothing is known, a phone leaves the line out. */
const columns: Record<string, (law: ListedLaw) => ReactNode> = {
  Year: ({ year }) => year,
  Authority: ({ regulator }) => regulator,
  Checked: ({ checkedOn, isStale }) => (
    <>
      <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>
      {isStale && <strong> Not checked for a year</strong>}
    </>
  ),
};

/* biome-ignore-start lint/a11y/noRedundantRoles: the roles outlive `display: block` on small screens */

/** Laws in one table; below 760 px each becomes a block of labelled lines. */
export function LawTable({ laws, labelledBy }: LawTableProps) {
  return (
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {["Country", "Law", ...Object.keys(columns)].map((name) => (
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
            {Object.entries(columns).map(([name, show]) => {
              const shown = show(law);
              return (
                <td key={name} role="cell" data-label={name} data-unknown={shown ? undefined : ""}>
                  {shown ?? "–"}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
/* biome-ignore-end lint/a11y/noRedundantRoles: see above */
