import { useBreadcrumbs } from "#app/page-rendering.ts";
import type { Place } from "#collections/pages/breadcrumbs.ts";
import styles from "./breadcrumbs.module.css";

/** The way from the home page to this one. */
export function Breadcrumbs({ page }: { page: Place }) {
  const breadcrumbs = useBreadcrumbs(page);
  if (!breadcrumbs) return null;
  const { ancestors, current, label } = breadcrumbs;
  return (
    <nav aria-label={label}>
      <ol className={styles.ancestors}>
        {ancestors.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
