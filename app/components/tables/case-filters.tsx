import { Button } from "#app/components/base/button.tsx";
import { Select } from "#app/components/forms/select.tsx";
import type { PageContent } from "#schemas/pages/pages.ts";
import styles from "./case-filters.module.css";
import { type CaseListing, columnOf } from "./case-listing.ts";

interface CaseFiltersProps {
  listing: CaseListing;
  labels: PageContent<"litigation">["table"];
  /** Id of the heading above the table; the answer begins there. */
  labelledBy: string;
}

/**
 * Sorts and filters the table: a plain form that the server answers with the same page. On wide screens
 * the order is chosen in the head of the table; its list then only carries the order along.
 */
export function CaseFilters({ listing, labels, labelledBy }: CaseFiltersProps) {
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
  const count = arrange.count.replace("{all}", String(cases.length));
  return (
    <>
      <form className={styles.form} method="get" action={`${path}#${labelledBy}`}>
        <Select
          id="cases-sort"
          name="sort"
          className={styles.sort}
          label={arrange.sort}
          options={orders}
          chosen={sort}
        />
        <Select
          id="cases-status"
          name="status"
          label={arrange.status}
          options={[all, ...kinds]}
          chosen={status}
        />
        <Select
          id="cases-forum"
          name="forum"
          className={styles.forum}
          label={arrange.forum}
          options={[all, ...bodies]}
          chosen={forum}
        />
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
