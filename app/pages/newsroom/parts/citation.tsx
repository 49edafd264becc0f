import type { cite } from "#app/cite.ts";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import styles from "./citation.module.css";

interface CitationProps {
  citations: ReturnType<typeof cite>;
  /** Address of the BibTeX entry as a file; with it, the entry itself is not shown. */
  bibtexFile?: string | undefined;
}

export function Citation({ citations, bibtexFile }: CitationProps) {
  const styleNames = { apa: "APA", chicago: "Chicago", oscola: "OSCOLA" } as const;
  return (
    <div className={styles.citation}>
      <dl>
        {Object.entries(styleNames).map(([key, name]) => (
          <div key={key}>
            <dt>
              {name}{" "}
              <CopyButton
                of={`cite-${key}`}
                what={`the citation in the style of ${name}`}
                isShort
              />
            </dt>
            <dd id={`cite-${key}`}>{citations[key as keyof typeof styleNames]}</dd>
          </div>
        ))}
      </dl>
      {bibtexFile ? (
        <p>
          <a href={bibtexFile} download={true}>
            BibTeX
          </a>
        </p>
      ) : (
        <>
          <p className={styles.name}>
            BibTeX <CopyButton of="cite-bibtex" what="the BibTeX entry" isShort />
          </p>
          <pre id="cite-bibtex">{citations.bibtex}</pre>
        </>
      )}
    </div>
  );
}
