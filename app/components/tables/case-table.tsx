import type { ReactNode } from "react";
import { Badge } from "#app/components/base/badge.tsx";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { inOneLine } from "#collections/formats/in-one-line.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./case-table.module.css";

interface CaseTableProps {
  /** In the order of their files. */
  cases: readonly LitigationCase[];
  /** Caption, names of columns and the sentence of the last update, with its `{date}`. */
  labels: PageContent<"litigation">["table"];
  /** Id of the heading above the table. */
  labelledBy: string;
}

/** All cases. On small screens each is a block. */
export function CaseTable({ cases, labels, labelledBy }: CaseTableProps) {
  return (
    <table {...tableRoles.table} className={styles.table} aria-labelledby={labelledBy}>
      <caption>
        {labels.caption} <LastUpdated sentence={labels.lastUpdated} day={lastChecked(cases)} />
      </caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {Object.entries(labels.columns).map(([column, name]) => (
            <th {...tableRoles.column} key={column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {cases.map((item) => (
          <CaseRow key={item.slug} item={item} labels={labels} />
        ))}
      </tbody>
    </table>
  );
}

function CaseRow({ item, labels }: Pick<CaseTableProps, "labels"> & { item: LitigationCase }) {
  const cell = (column: keyof typeof labels.columns, content: ReactNode) => (
    <td {...tableRoles.cell} data-label={labels.columns[column]}>
      {content}
    </td>
  );
  return (
    <tr {...tableRoles.row}>
      {cell("caseNumber", item.caseNumber ?? labels.noNumber)}
      <th {...tableRoles.rowHeader}>
        <a href={item.path}>{item.caseName}</a>
      </th>
      {cell("issues", inOneLine(item.issues))}
      {cell("country", item.country)}
      {cell("yearFiled", item.yearFiled)}
      {cell(
        "status",
        <div>
          <Badge kind={item.statusType}>{item.status}</Badge>
          {item.note && <p className={`small ${styles.note}`}>{item.note}</p>}
        </div>,
      )}
    </tr>
  );
}

function LastUpdated({ sentence, day }: { sentence: string; day: string | undefined }) {
  if (!day) return null;
  const [before, after] = sentence.split("{date}");
  return (
    <>
      {before}
      <time dateTime={day}>{formatDay(day)}</time>
      {after}
    </>
  );
}

/** The latest day on which a case was compared with its sources, or corrected; ISO dates sort as text. */
function lastChecked(cases: readonly LitigationCase[]): string | undefined {
  return cases
    .flatMap(({ checkedOn, corrections }) => [checkedOn, ...corrections.map(({ date }) => date)])
    .sort()
    .at(-1);
}
