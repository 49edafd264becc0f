import { Badge } from "#app/components/base/badge.tsx";
import { formatDay } from "#app/components/text/format-day.ts";
import type { PageContent } from "#schemas/pages/pages.ts";
import { CaseFilters } from "./case-filters.tsx";
import { type CaseListing, type CaseSort, columnOf, type ListedCase } from "./case-listing.ts";
import styles from "./case-table.module.css";

interface CaseTableProps {
  listing: CaseListing;
  /** Caption, names of columns and the sentence of the last update, with its `{date}`. */
  labels: PageContent<"litigation">["table"];
  /** Id of the heading above the table. */
  labelledBy: string;
  /** Path below which each case has its own page; left out, names are not links. */
  casesPath?: string | undefined;
}

/**
 * The cases and their status. On small screens each case becomes a block of labelled lines;
 * `display: block` would take the table from screen readers, so every part names its role.
 */
export function CaseTable({ listing, labels, labelledBy, casesPath }: CaseTableProps) {
  return (
    <div data-enhanced-table="">
      <CaseFilters listing={listing} labels={labels} labelledBy={labelledBy} />
      <Table listing={listing} labels={labels} labelledBy={labelledBy} casesPath={casesPath} />
    </div>
  );
}

function Table({ listing, labels, labelledBy, casesPath }: CaseTableProps) {
  const { cases } = listing;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <caption>
        {labels.caption} <LastUpdated sentence={labels.lastUpdated} day={lastChecked(cases)} />
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {Object.entries(labels.columns).map(([column, name]) => (
            <ColumnHead key={column} column={column} name={name} listing={listing} />
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {cases.map((item) => (
          <CaseRow key={item.slug} item={item} labels={labels} casesPath={casesPath} />
        ))}
      </tbody>
    </table>
  );
}

/* biome-ignore-start lint/a11y/noRedundantRoles: the roles outlive `display: block` */
interface ColumnHeadProps {
  column: string;
  name: string;
  listing: CaseListing;
}

/** Name of a column and a link that sorts by it, the other way round when it is sorted so already. */
function ColumnHead({ column, name, listing }: ColumnHeadProps) {
  const order = listing.sorts.find((sort) => columnOf[sort] === column);
  const direction = { [`${order}`]: "ascending", [`-${order}`]: "descending" } as const;
  return (
    <th role="columnheader" scope="col" aria-sort={order && direction[listing.sort]}>
      {order ? (
        <>
          <a className={styles.sort} data-sort={order} href={sortAddress(listing, order)}>
            {name}
          </a>
          {/* On phones the head is there for screen readers only, and the form sorts. */}
          <span className={styles.name}>{name}</span>
        </>
      ) : (
        name
      )}
    </th>
  );
}

function sortAddress({ path, sort, status, forum, sorts }: CaseListing, order: CaseSort): string {
  const next = sort === order ? `-${order}` : order;
  const query = new URLSearchParams();
  if (next !== sorts[0]) query.set("sort", next);
  if (status) query.set("status", status);
  if (forum) query.set("forum", forum);
  return query.size > 0 ? `${path}?${query}` : path;
}

interface CaseRowProps extends Pick<CaseTableProps, "labels" | "casesPath"> {
  item: ListedCase;
}

function CaseRow({ item, labels, casesPath }: CaseRowProps) {
  const { columns } = labels;
  const ranks = Object.entries(item.ranks).map(([order, rank]) => [`data-by-${order}`, rank]);
  return (
    <tr
      role="row"
      hidden={item.isHidden}
      data-status={item.statusType}
      data-forum={item.forum}
      {...Object.fromEntries(ranks)}
    >
      <td role="cell" data-label={columns.caseNumber}>
        {item.caseNumber ?? labels.noNumber}
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
      <time dateTime={day}>{formatDay(day)}</time>
      {after}
    </>
  );
}

/** The latest day on which a case was compared with its sources; ISO dates sort as text. */
function lastChecked(cases: readonly ListedCase[]): string | undefined {
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
