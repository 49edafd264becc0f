import type { ReactNode } from "react";
import { Badge } from "#app/components/base/badge.tsx";
import { Button } from "#app/components/base/button.tsx";
import { Select } from "#app/components/forms/select.tsx";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./case-table.module.css";
import { type CaseListing, type CaseSort, inOneLine, type ListedCase } from "./list-cases.ts";

/** Minimum number of cases for sorting and filtering. */
const casesToArrange = 8;

const columnOf = {
  number: "caseNumber",
  name: "caseName",
  country: "country",
  filed: "yearFiled",
  status: "status",
} as const satisfies Record<CaseSort, string>;

interface CaseTableProps {
  listing: CaseListing;
  /** Caption, names of columns and the sentence of the last update, with its `{date}`. */
  labels: PageContent<"litigation">["table"];
  /** Id of the heading above the table, the target of the filter form. */
  labelledBy: string;
}

/** Cases, with sorting and filters once there are many. On small screens each case is a block. */
export function CaseTable(props: CaseTableProps) {
  const isArranged = props.listing.cases.length >= casesToArrange;
  if (!isArranged) return <Table {...props} isArranged={false} />;
  return (
    <div data-enhanced-table="">
      <CaseFilters {...props} />
      <Table {...props} isArranged />
    </div>
  );
}

/** Plain form that sorts and filters the table. On wide screens the head of the table sorts instead. */
function CaseFilters({ listing, labels, labelledBy }: CaseTableProps) {
  const { path, sort, status, forum, forums, sorts, cases } = listing;
  const { arrange } = labels;
  const shown = cases.filter(({ isHidden }) => !isHidden).length;
  const orders = sorts.flatMap((name) => {
    const column = labels.columns[columnOf[name]];
    return [
      { value: name, label: column },
      { value: `-${name}`, label: arrange.reversed.replace("{column}", column) },
    ];
  });
  const kinds = Object.entries(arrange.kinds).map(([value, label]) => ({ value, label }));
  const all = { value: "", label: arrange.all };
  const bodies = forums.map((name) => ({ value: name, label: name }));
  const selects = [
    { name: "sort", options: orders, chosen: sort, className: styles.order },
    { name: "status", options: [all, ...kinds], chosen: status },
    { name: "forum", options: [all, ...bodies], chosen: forum, className: styles.forum },
  ] as const;
  const count = arrange.count.replace("{all}", String(cases.length));
  return (
    <>
      <form className={styles.form} method="get" action={`${path}#${labelledBy}`}>
        {selects.map(({ name, ...select }) => (
          <Select key={name} id={`cases-${name}`} name={name} label={arrange[name]} {...select} />
        ))}
        <Button type="submit" tone="line">
          {arrange.show}
        </Button>
      </form>
      <p className={styles.count} role="status" data-count={count}>
        {count.replace("{shown}", String(shown))}
      </p>
    </>
  );
}

function Table(props: CaseTableProps & Pick<ColumnHeadProps, "isArranged">) {
  const { listing, labels, labelledBy, isArranged } = props;
  const { cases } = listing;
  return (
    <table {...tableRoles.table} className={styles.table} aria-labelledby={labelledBy}>
      <caption>
        {labels.caption} <LastUpdated sentence={labels.lastUpdated} day={lastChecked(cases)} />
      </caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {Object.entries(labels.columns).map(([column, name]) => (
            <ColumnHead
              key={column}
              column={column}
              name={name}
              listing={listing}
              isArranged={isArranged}
            />
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

interface ColumnHeadProps {
  column: string;
  name: string;
  listing: CaseListing;
  isArranged: boolean;
}

function ColumnHead({ column, name, listing, isArranged }: ColumnHeadProps) {
  const order = isArranged && listing.sorts.find((sort) => columnOf[sort] === column);
  const direction = { [`${order}`]: "ascending", [`-${order}`]: "descending" } as const;
  return (
    <th {...tableRoles.column} aria-sort={order ? direction[listing.sort] : undefined}>
      {order ? (
        <>
          <a className={styles.sort} data-sort={order} href={sortAddress(listing, order)}>
            {name}
          </a>
          {/* On phones the head is for screen readers only, and the form sorts. */}
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

function CaseRow({ item, labels }: Pick<CaseTableProps, "labels"> & { item: ListedCase }) {
  const ranks = Object.entries(item.ranks).map(([order, rank]) => [`data-by-${order}`, rank]);
  const cell = (column: keyof typeof labels.columns, shown: ReactNode) => (
    <td {...tableRoles.cell} data-label={labels.columns[column]}>
      {shown}
    </td>
  );
  return (
    <tr
      {...tableRoles.row}
      hidden={item.isHidden}
      data-status={item.statusType}
      data-forum={item.forum}
      {...Object.fromEntries(ranks)}
    >
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
          {item.note && <p className={styles.note}>{item.note}</p>}
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
function lastChecked(cases: readonly ListedCase[]): string | undefined {
  return cases
    .flatMap(({ checkedOn, corrections }) => [checkedOn, ...corrections.map(({ date }) => date)])
    .sort()
    .at(-1);
}
