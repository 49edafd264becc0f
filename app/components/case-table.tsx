import type { CaseSummary } from "#content/schemas/cases.ts";
import type { PageContent } from "#content/schemas/pages.ts";
import { Badge } from "./badge.tsx";
import styles from "./case-table.module.css";
import { dayInWords } from "./day-in-words.ts";

interface CaseTableProps {
  cases: readonly CaseSummary[];
  /** Caption, names of columns and the sentence of the last update, with its `{date}`. */
  words: PageContent<"litigation">["table"];
  /** Id of the heading above the table. */
  labelledBy: string;
  /** Path below which each case has its own page; left out, names are not links. */
  casesPath?: string;
}

/**
 * The cases and their status. On small screens each case becomes a block of labelled lines;
 * `display: block` would take the table from screen readers, so every part names its role.
 */
export function CaseTable({ cases, words, labelledBy, casesPath }: CaseTableProps) {
  const { columns } = words;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <caption>
        {words.caption} <LastUpdated sentence={words.lastUpdated} day={lastChecked(cases)} />
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {Object.entries(columns).map(([key, name]) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <th key={key} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {cases.map((item) => (
          <CaseRow key={item.slug} item={item} words={words} casesPath={casesPath} />
        ))}
      </tbody>
    </table>
  );
}

/* biome-ignore-start lint/a11y/noRedundantRoles: the roles outlive `display: block` */
interface CaseRowProps extends Pick<CaseTableProps, "words" | "casesPath"> {
  item: CaseSummary;
}

function CaseRow({ item, words, casesPath }: CaseRowProps) {
  const { columns } = words;
  return (
    <tr role="row">
      <td role="cell" data-label={columns.caseNumber}>
        {item.caseNumber ?? words.noNumber}
      </td>
      <th role="rowheader" scope="row">
        {casesPath ? <a href={`${casesPath}/${item.slug}`}>{item.caseName}</a> : item.caseName}
      </th>
      <td role="cell" data-label={columns.issues}>
        {inOneLine(item.issues)}
      </td>
      <td role="cell" data-label={columns.country}>
        {item.country}
      </td>
      <td role="cell" data-label={columns.yearFiled}>
        {item.yearFiled}
      </td>
      <td role="cell" data-label={columns.status}>
        <div>
          <Badge kind={item.statusType}>{item.status}</Badge>
          {item.note && <p className={styles.note}>{item.note}</p>}
        </div>
      </td>
    </tr>
  );
}
/* biome-ignore-end lint/a11y/noRedundantRoles: the roles outlive `display: block` */

function LastUpdated({ sentence, day }: { sentence: string; day: string | undefined }) {
  if (!day) return null;
  const [before, after] = sentence.split("{date}");
  return (
    <>
      {before}
      <time dateTime={day}>{dayInWords(day)}</time>
      {after}
    </>
  );
}

/** The latest day on which a case was compared with its sources; ISO dates sort as text. */
function lastChecked(cases: readonly CaseSummary[]): string | undefined {
  return cases
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
}

/** Issues as one phrase. Content files write them small, so that only names have a capital. */
function inOneLine(issues: readonly string[]): string {
  const phrase = issues.join("; ");
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
