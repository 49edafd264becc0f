import styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The pages above this one, the home page first. */
  ancestors: readonly { label: string; href: string }[];
  /** Name of this page. */
  current: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ ancestors, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
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
