import styles from "./citation.module.css";
import type { cite } from "./cite.ts";

/** How to cite a publication: three styles to select and copy, and BibTeX. */
export function Citation({ citations }: { citations: ReturnType<typeof cite> }) {
  const styleNames = { apa: "APA", chicago: "Chicago", oscola: "OSCOLA" } as const;
  return (
    <div className={styles.citation}>
      <dl>
        {Object.entries(styleNames).map(([key, name]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{citations[key as keyof typeof styleNames]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.name}>BibTeX</p>
      <pre>{citations.bibtex}</pre>
    </div>
  );
}
