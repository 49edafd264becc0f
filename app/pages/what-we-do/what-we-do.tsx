import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ListSection } from "#app/components/lists/item-list.tsx";
import patchList from "#app/components/lists/patches.module.css";
import { programmeThemes } from "#app/components/lists/programme-themes.ts";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getProgrammes } from "#collections/programmes/collection.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getDepartments, getSectors } from "#collections/site/strategy.ts";
import styles from "./what-we-do.module.css";

export default function WhatWeDo() {
  const page = getPage("what-we-do");
  return (
    <>
      <PageOpening page={page} tone="night" art="head-what-we-do" />
      <ListSection
        {...page.focusAreas}
        items={getSectors()}
        id="focus-areas"
        top="less"
        className={`split columns-4 ${styles.focusAreas}`}
      />
      <ListSection
        {...page.departments}
        items={getDepartments()}
        id="departments"
        tone="leaf"
        className={`covers ${patchList.list}`}
      />
      <Section bottom="none" isBleeding labelledBy="programmes">
        <Container>
          <SectionHead {...page.programmes} id="programmes" />
        </Container>
        <div className={styles.programmes}>
          {getProgrammes().map(({ id, title, link, summary }) => (
            <Surface
              key={id}
              as="article"
              aria-label={title}
              tone={programmeThemes[id].tone}
              className={styles.programme}
            >
              <h3>{title}</h3>
              <p className={styles.line}>{summary.line}</p>
              <div className={styles.foot}>
                <h4 className={styles.label}>{page.programmes.objectivesLabel}</h4>
                <PlainList items={summary.keyObjectives} />
                <TextLink href={link}>
                  <SubjectLabel subject={title}>{getMessages().buttons.learnMore}</SubjectLabel>
                </TextLink>
              </div>
            </Surface>
          ))}
        </div>
      </Section>
    </>
  );
}
