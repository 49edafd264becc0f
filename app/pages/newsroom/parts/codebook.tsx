import phoneFold from "#app/components/base/phone-fold.module.css";
import { TableHead } from "#app/components/tables/table-head.tsx";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { getPage } from "#collections/pages/pages.ts";
import { type TableName, tableOf } from "../open-data/columns.ts";
import { columnSchema } from "../open-data/data-schemas.ts";
import { isKnown } from "../open-data/file-cloth.ts";
import styles from "./codebook.module.css";

export function Codebook() {
  const { codebook, tables } = getPage("open-data");
  return (
    <>
      <h2>{codebook.heading}</h2>
      {tables.map(({ file, title }) => (
        <details key={file} className={file === "laws" ? phoneFold.fold : styles.fold}>
          <summary>
            {title} <code>{file}.csv</code>
          </summary>
          <ColumnTable file={file} />
        </details>
      ))}
    </>
  );
}

function ColumnTable({ file }: { file: TableName }) {
  const { codebook, tables } = getPage("open-data");
  const { rows } = tableOf(file);
  const count = rows.length;
  const { properties = {} } = columnSchema(file);
  const words = tables.find((table) => table.file === file)?.columns ?? [];
  const { head, oneOf } = codebook;
  return (
    <table className={styles.table}>
      <TableHead columns={[head.column, head.means, head.not, head.filled]} />
      <tbody>
        {words.map(({ column, means, not }) => {
          const filled = rows.filter((row) => isKnown(row[column])).length;
          const [before, after] = codebook.filled.split("{filled}");
          const values: string[] = Object(properties[column]).enum ?? [];
          return (
            <tr key={column}>
              <th scope="row">
                <code>{column}</code>
              </th>
              <td>
                {means} {values.length > 2 && fill(oneOf, { values: values.join(", ") })}
              </td>
              <td className="muted">{not ?? "–"}</td>
              <td>
                {before}
                <b>{filled}</b>
                {fill(after ?? "", { count })}
                <svg viewBox="0 0 94 8" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 4H94" />
                  <path d={`M0 4H${Math.round((94 * filled) / count)}`} />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
