import { classNames } from "#app/components/base/class-names.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { type EvidenceEntry, isFilled } from "./evidence.ts";
import styles from "./evidence-sheet.module.css";
import { formatTypedDay } from "./write-letter.ts";

/** Rows on one page of A4. */
const rowsOfPage = 8;

const columns = ["date", "from", "what", "seen", "harm"] as const;

interface EvidenceSheetProps {
  entries: readonly EvidenceEntry[];
  heading: string;
  /** At about what time, with `{time}`. */
  time: string;
  words: PageContent<"evidence">["sheet"];
}

/** The sheet on white paper, in both themes, with blank rows for writing by hand. */
export function EvidenceSheet({ entries, heading, time, words }: EvidenceSheetProps) {
  const filled = entries.filter(isFilled);
  const blank = Array.from({ length: Math.max(0, rowsOfPage - filled.length) }, () => undefined);
  const cell = (entry: EvidenceEntry | undefined, column: (typeof columns)[number]) => {
    if (!entry) return "";
    if (column !== "date") return entry[column];
    const parts = [formatTypedDay(entry.date), entry.time && time.replace("{time}", entry.time)];
    return parts.filter(Boolean).join(", ");
  };
  return (
    <article className={styles.paper} aria-label={words.with.split(".")[0]}>
      <span className={styles.hem} aria-hidden="true" />
      <header className={styles.head}>
        <h2>{heading}</h2>
        <p>
          {words.with} <u className={styles.line} />
        </p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.number}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...filled, ...blank].map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what identifies a row
            <tr key={index} className={entry ? undefined : styles.empty}>
              <th scope="row">{index + 1}</th>
              {columns.map((column) => (
                <td key={column} data-label={words.columns[column]}>
                  {cell(entry, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.tick}>
        <i />
        <span>
          {words.pictures} <u className={classNames(styles.line, styles.short)} />
        </span>
      </p>
      <p className={styles.tick}>
        <i />
        <span>{words.seen}</span>
      </p>
      <div className={styles.sign}>
        <p>{words.name}</p>
        <p>{words.signed}</p>
      </div>
      <p className={styles.foot}>{words.foot}</p>
    </article>
  );
}
