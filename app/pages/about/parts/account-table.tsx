import { Icon } from "#app/components/base/icon.tsx";
import { TableHead } from "#app/components/tables/table-head.tsx";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import type { AccountRow, AccountState } from "./account-rows.tsx";
import styles from "./account-table.module.css";

interface AccountTableProps {
  rows: readonly AccountRow[];
  page: PageContent<"accountability">;
}

/** What we publish about ourselves, a line for each: its state, where it stands, since when. */
export function AccountTable({ rows, page: { columns, states, caption } }: AccountTableProps) {
  return (
    <table className={styles.table} {...tableRoles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={[columns.what, columns.state, columns.where, columns.since]} />
      <tbody {...tableRoles.group}>
        {rows.map(({ name, state, where, since }) => (
          <tr key={name} {...tableRoles.row}>
            <th {...tableRoles.rowHeader}>{name}</th>
            <td {...tableRoles.cell}>
              <span className={styles.state} data-state={state}>
                <Mark state={state} />
                {states[state]}
              </span>
            </td>
            <td {...tableRoles.cell}>{where}</td>
            <td {...tableRoles.cell} className="muted">
              {since ?? (state === "missing" && states.noDate)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ state }: { state: AccountState }) {
  if (state === "missing") return <i />;
  return <Icon name={state === "published" ? "check" : "clock"} />;
}
