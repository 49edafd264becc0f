import { tableRoles } from "#app/components/tables/table-roles.ts";
/** Head of a table: the name of each column. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {columns.map((column) => (
          <th {...tableRoles.column} key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
