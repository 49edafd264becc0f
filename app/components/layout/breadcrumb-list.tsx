import styles from "./breadcrumbs.module.css";

export interface BreadcrumbListProps {
  ancestors: readonly { label: string; href: string }[];
  current: string;
  /** For screen readers. */
  label: string;
}

/** The way from the home page to a page, with addresses in the page's language; islands get it by props. */
export function BreadcrumbList({ ancestors, current, label }: BreadcrumbListProps) {
  return (
    <nav aria-label={label}>
      <ol className={`no-print row ${styles.ancestors}`}>
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
