import { Badge, type BadgeKind } from "#app/components/base/badge.tsx";
import styles from "./related-cases.module.css";

interface RelatedCasesProps {
  cases: readonly { title: string; path: string; status: string; statusType: BadgeKind }[];
}

/** Other cases of the same matter, each with its status. */
export function RelatedCases({ cases }: RelatedCasesProps) {
  return (
    <ul className={styles.list}>
      {cases.map(({ title, path, status, statusType }) => (
        <li key={path}>
          <a className={styles.name} href={path}>
            {title}
          </a>
          <Badge kind={statusType}>{status}</Badge>
        </li>
      ))}
    </ul>
  );
}
