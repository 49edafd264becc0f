import styles from "./law-page.module.css";
import type { LawRow } from "./law-rows.ts";

interface OtherLawsProps {
  heading: string;
  laws: readonly LawRow[];
}

/** Related laws, each with its kind, its caution and its year. */
export function OtherLaws({ heading, laws }: OtherLawsProps) {
  if (laws.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {laws.map(({ path, title, kindLabel, caution, year }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <span>{[kindLabel, caution].filter(Boolean).join(" · ")}</span>
            <b>{year}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
