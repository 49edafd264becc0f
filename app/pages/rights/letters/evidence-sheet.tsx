import { classNames } from "#app/components/base/class-names.ts";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import type { EvidenceEntry } from "./evidence.ts";
import styles from "./evidence-sheet.module.css";
import type { EvidenceLabels } from "./letter-labels.ts";
import paperStyles from "./paper.module.css";
import { formatTypedDay } from "./write-letter.ts";

/** Rows on one page of A4. */
const rowsOfPage = 8;

const columns = ["date", "from", "what", "seen", "harm"] as const;

interface EvidenceSheetProps {
  entries: readonly EvidenceEntry[];
  words: Pick<EvidenceLabels, "heading" | "line" | "sheet" | "breadcrumb">;
  /** Of the sheet, on a page in another language. */
  lang: "en" | undefined;
}

/** The sheet on white paper, in English and in both themes, with blank rows for writing by hand. */
export function EvidenceSheet({ entries, words, lang }: EvidenceSheetProps) {
  const { heading, line, sheet, breadcrumb } = words;
  const rows = Array.from({ length: Math.max(rowsOfPage, entries.length) }, (_, at) => entries[at]);
  const moment = ({ date, time }: EvidenceEntry) =>
    [formatTypedDay(date), time && line.time.replace("{time}", time)].filter(Boolean).join(", ");
  return (
    <article className={styles.paper} aria-label={breadcrumb} lang={lang}>
      <span className={styles.hem} aria-hidden="true" />
      <header className={styles.head}>
        <h2>{heading}</h2>
        <p>
          {sheet.with} <u className={styles.line} />
        </p>
      </header>
      <table {...tableRoles.table} className={styles.table}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.column}>
              <span className="visually-hidden">{sheet.number}</span>
            </th>
            {columns.map((column) => (
              <th {...tableRoles.column} key={column}>
                {sheet.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies a row
            <tr {...tableRoles.row} key={index} className={entry ? undefined : styles.empty}>
              <th {...tableRoles.rowHeader}>{index + 1}</th>
              {columns.map((column) => (
                <td {...tableRoles.cell} key={column} data-label={sheet.columns[column]}>
                  {entry && (column === "date" ? moment(entry) : entry[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{sheet.seen}</p>
      <p className={styles.note}>
        {sheet.pictures} <u className={classNames(styles.line, styles.short)} />
      </p>
      <div className={styles.sign}>
        <p>{sheet.name}</p>
        <p>{sheet.signed}</p>
      </div>
      <p className={paperStyles.foot}>{sheet.foot}</p>
    </article>
  );
}
