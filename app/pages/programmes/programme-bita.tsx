import { Art } from "#app/components/art/art.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { ItemList, ListSection } from "#app/components/lists/item-list.tsx";
import { getDocuments } from "#collections/documents/documents.ts";
import { getMessages } from "#collections/site/messages.ts";
import type { Route } from "./+types/programme-bita";
import { About, Goal } from "./parts/about-and-goal.tsx";
import { DocumentList } from "./parts/document-list.tsx";
import { servedSize } from "./parts/document-size.ts";
import { LandmarkCase } from "./parts/landmark-case.tsx";
import { loadProgramme } from "./parts/load-programme.ts";
import { ProgrammePage } from "./parts/programme-page.tsx";
import styles from "./programme-bita.module.css";

export function loader() {
  const { buttons, shell } = getMessages();
  const programme = loadProgramme("bita");
  return {
    ...programme,
    documents: getDocuments().map((document) => ({ ...document, size: servedSize(document) })),
    labels: {
      ...buttons,
      opensInNewTab: shell.opensInNewTab,
      guide: programme.programme.library.guideLabel,
    },
  };
}

/** BiTA: an account. What is asked is ruled like a ledger, what was decided is a poster. */
export default function BiTA({ loaderData }: Route.ComponentProps) {
  const { programme, documents, labels } = loaderData;
  const { about, goal, objectives, landmarkCase, library, outcomes, outputs, rights } = programme;
  return (
    <ProgrammePage
      {...loaderData}
      headClassName={styles.head}
      invitation={{ tone: "gold", art: "hero-scales", side: "right" }}
    >
      <Section top="less">
        <div className={styles.aboutAndGoal}>
          <About {...about} />
          <Goal {...goal} />
        </div>
      </Section>
      <ListSection {...objectives} id="objectives" top="none" className={styles.objectives} />
      <LandmarkCase {...landmarkCase} />
      <Section labelledBy="library">
        <SectionHead title={library.heading} id="library">
          <p>{library.intro}</p>
        </SectionHead>
        <DocumentList documents={documents} labels={labels} />
      </Section>
      <Section top="none">
        {[outcomes, outputs].map(({ heading, items }) => (
          <div key={heading} className={styles.results}>
            <h2>{heading}</h2>
            <ItemList items={items} />
          </div>
        ))}
      </Section>
      <Section top="none" className="clip">
        <div className={styles.rights}>
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
