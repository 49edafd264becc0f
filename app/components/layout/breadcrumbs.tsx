import styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The pages above this one, the home page first. */
  ancestors: readonly { label: string; href: string }[];
  /** Name of this page. */
  current: string;
  /** Names the list for screen readers. */
  label?: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ ancestors, current, label = "Breadcrumb" }: BreadcrumbsProps) {
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
