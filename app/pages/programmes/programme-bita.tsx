import { Art } from "#app/components/art/art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ItemList, ListSection } from "#app/components/lists/item-list.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import { getDocuments } from "#collections/documents/documents.ts";
import { getProgramme, type Programme } from "#collections/programmes/collection.ts";
import { getMessages } from "#collections/site/messages.ts";
import { About, Goal } from "./parts/about-and-goal.tsx";
import libraryStyles from "./parts/document-list.module.css";
import { servedSize } from "./parts/document-size.ts";
import caseStyles from "./parts/landmark-case.module.css";
import { ProgrammePage } from "./parts/programme-page.tsx";
import styles from "./programme-bita.module.css";

/** BiTA: an account. What is asked is ruled like a ledger, what was decided is a poster. */
export default function BiTA() {
  const programme = getProgramme("bita");
  const { about, goal, objectives, landmarkCase, library, outcomes, outputs, rights } = programme;
  return (
    <ProgrammePage
      programme={programme}
      headClassName={styles.head}
      invitation={{ tone: "gold", art: "hero-scales", side: "right" }}
    >
      <Section top="less">
        <div className={`split-medium columns-4-8 gap-7 ${styles.aboutAndGoal}`}>
          <About {...about} />
          <Goal {...goal} />
        </div>
      </Section>
      <ListSection {...objectives} id="objectives" top="none" className={styles.objectives} />
      <LandmarkCase landmark={landmarkCase} />
      <Section labelledBy="library">
        <SectionHead {...library} id="library" />
        <DocumentList guideLabel={library.guideLabel} />
      </Section>
      <Section top="none">
        {[outcomes, outputs].map(({ heading, items }) => (
          <div key={heading} className={`split columns-5-7 ${styles.results}`}>
            <h2 className="title-3">{heading}</h2>
            <ItemList items={items} />
          </div>
        ))}
      </Section>
      <Section top="none" className="clip">
        <div className={`split gap-7 ${styles.rights}`}>
          <div>
            <h2>{rights.heading}</h2>
            <ItemList items={rights.items} />
          </div>
          <div className={styles.basket}>
            <Art name="coil-rights" />
          </div>
        </div>
      </Section>
    </ProgrammePage>
  );
}

/** One case told on a poster: parties in large letters, what was decided, what others wrote. */
function LandmarkCase({
  landmark,
}: {
  landmark: Extract<Programme, { id: "bita" }>["landmarkCase"];
}) {
  const { heading, title, paragraphs, link, news } = landmark;
  return (
    <Surface as="section" tone="bark" className={`split-medium ${caseStyles.case}`}>
      <Art name="hero-office" className={caseStyles.office} />
      <div className={caseStyles.body}>
        <h2 className={caseStyles.heading}>{heading}</h2>
        <h3 className={caseStyles.title}>{title}</h3>
        <Paragraphs texts={paragraphs} className="lead" />
        <TextLink {...link} />
        <ul className={caseStyles.news}>
          {news.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} icon="external-link" target="_blank" rel="noopener">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Surface>
  );
}

function DocumentList({ guideLabel }: { guideLabel: string }) {
  const { buttons, shell } = getMessages();
  return (
    <ul className="split-medium gap-5">
      {getDocuments().map(({ title, subtitle, description, file }) => (
        <li key={file} className={libraryStyles.document}>
          <p className={libraryStyles.guide}>{guideLabel}</p>
          <h3>{title}</h3>
          <p className="strong">{subtitle}</p>
          <p className="muted">{description}</p>
          {servedSize({ file }) && (
            <p className={`small ${libraryStyles.size}`}>{servedSize({ file })}</p>
          )}
          <div className={`row ${libraryStyles.links}`}>
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
