import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import { getDocuments } from "#collections/documents/documents.ts";
import type { Programme } from "#collections/programmes/collection.ts";
import { getMessages } from "#collections/site/messages.ts";
import styles from "./document-list.module.css";
import { servedSize } from "./document-size.ts";

type Library = Extract<Programme, { id: "bita" }>["library"];

/** The guides of the BiTA library: to read here, to view and to download. */
export function GuideLibrary({ library }: { library: Library }) {
  return (
    <Section labelledBy="library">
      <SectionHead {...library} id="library" />
      <DocumentList guideLabel={library.guideLabel} />
    </Section>
  );
}

function DocumentList({ guideLabel }: { guideLabel: string }) {
  const { buttons, shell } = getMessages();
  return (
    <ul className="split-medium gap-5">
      {getDocuments().map(({ title, subtitle, description, file }) => (
        <li key={file} className={styles.document}>
          <p className={styles.guide}>{guideLabel}</p>
          <h3>{title}</h3>
          <p className="strong">{subtitle}</p>
          <p className="muted">{description}</p>
          {servedSize({ file }) && <p className={`small ${styles.size}`}>{servedSize({ file })}</p>}
          <div className={`row ${styles.links}`}>
            <ButtonLink href={file} target="_blank" rel="noopener" icon="external-link">
              <SubjectLabel subject={`${title} ${shell.opensInNewTab}`}>
                {buttons.view}
              </SubjectLabel>
            </ButtonLink>
            <ButtonLink
              href={file}
              download={file.slice(file.lastIndexOf("/") + 1)}
              tone="line"
              icon="download"
            >
              <SubjectLabel subject={title}>{buttons.download}</SubjectLabel>
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
