import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import type { LibraryDocument } from "#collections/documents/documents.ts";
import styles from "./document-list.module.css";

interface DocumentListProps {
  documents: readonly (Pick<LibraryDocument, "title" | "subtitle" | "description" | "file"> & {
    /** Size of the file in words; absent before the files are made. */
    size: string | undefined;
  })[];
  labels: { view: string; download: string; opensInNewTab: string; guide: string };
}

/** The documents of the library, each to view, to download and to read as a page. */
export function DocumentList({ documents, labels }: DocumentListProps) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ title, subtitle, description, file, size }) => (
        <li key={file} className={styles.document}>
          <p className={styles.guide}>{labels.guide}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.subtitle}>{subtitle}</p>
          <p className={styles.description}>{description}</p>
          {size && <p className={styles.size}>{size}</p>}
          <div className={styles.links}>
            <ButtonLink href={file} target="_blank" rel="noopener" icon="external-link">
              <SubjectLabel subject={`${title} ${labels.opensInNewTab}`}>
                {labels.view}
              </SubjectLabel>
            </ButtonLink>
            <ButtonLink
              href={file}
              download={file.slice(file.lastIndexOf("/") + 1)}
              tone="line"
              icon="download"
            >
              <SubjectLabel subject={title}>{labels.download}</SubjectLabel>
            </ButtonLink>
            <TextLink href={file.replace(/\.pdf$/, "")}>
              <SubjectLabel subject={title}>Read as a web page</SubjectLabel>
            </TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
