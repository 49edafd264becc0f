import type { FieldChange } from "../core/open-file.ts";
import styles from "./list-view.module.css";

interface ComparisonTableProps {
  fields: readonly FieldChange[];
  /** Names of the two versions. */
  titles: readonly [before: string, after: string];
}

/** Fields that differ between two versions of a file, side by side. */
export function ComparisonTable({ fields, titles }: ComparisonTableProps) {
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, title, before, after }) => (
          <tr key={field}>
            <th scope="row">{title}</th>
            <td>{before ?? <span className="muted">nothing</span>}</td>
            <td>{after ?? <span className="muted">nothing</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
