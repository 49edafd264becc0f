import styles from "./law-page.module.css";

interface OtherLawsProps {
  heading: string;
  laws: readonly {
    path: string;
    title: string;
    kindLabel: string;
    caution?: string | undefined;
    year: number;
  }[];
}

/** Laws that belong to the one on the page: each with its kind, what to mind, and its year. */
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
