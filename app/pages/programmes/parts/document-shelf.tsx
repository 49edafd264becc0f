import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import type { LibraryDocument } from "#schemas/documents/documents.ts";
import styles from "./document-shelf.module.css";
import { documentSize } from "./document-size.ts";

/** A document of the library with what is known of its file. */
export type ShelvedDocument = Pick<
  LibraryDocument,
  "title" | "subtitle" | "description" | "file"
> & {
  /** Size of the file in bytes and its number of pages; absent before the files are made. */
  size?: { bytes: number; pages?: number | undefined } | undefined;
};

interface DocumentShelfProps {
  documents: readonly ShelvedDocument[];
  labels: { view: string; download: string; opensInNewTab: string };
}

/** Documents side by side like books, each with a spine of selvedge. */
export function DocumentShelf({ documents, labels }: DocumentShelfProps) {
  return (
    <ul className={styles.shelf}>
      {documents.map(({ title, subtitle, description, file, size }) => (
        <li key={file} className={styles.book}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.subtitle}>{subtitle}</p>
          <p className={styles.description}>{description}</p>
          {size && <p className={styles.size}>{documentSize(size)}</p>}
          <div className={styles.links}>
            <ButtonLink href={file} target="_blank" rel="noopener" icon="external-link">
              <span>
                {labels.view}
                <span className="visually-hidden">
                  : {title} {labels.opensInNewTab}
                </span>
              </span>
            </ButtonLink>
            <ButtonLink
              href={file}
              download={file.slice(file.lastIndexOf("/") + 1)}
              tone="line"
              icon="download"
            >
              <span>
                {labels.download}
                <span className="visually-hidden">: {title}</span>
              </span>
            </ButtonLink>
            <TextLink href={file.replace(/\.pdf$/, "")}>
              <span>
                Read as a web page<span className="visually-hidden">: {title}</span>
              </span>
            </TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
