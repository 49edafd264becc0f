import { Art } from "#app/components/art/art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { programmeThemes } from "#app/components/lists/programme-themes.ts";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getProgrammes } from "#collections/programmes/collection.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getSectors } from "#collections/site/strategy.ts";
import { Invitation } from "./parts/invitation.tsx";
import styles from "./programmes.module.css";

export default function Programmes() {
  const page = getPage("programmes");
  return (
    <>
      <PageOpening page={page} tone="leaf" art="head-programmes" />
      <Section top="less" bottom="none">
        <div className={`split ${styles.programmes}`}>
          {getProgrammes().map(({ id, title, link, description }) => (
            <Surface
              key={id}
              as="article"
              aria-label={title}
              tone={programmeThemes[id].tone}
              className={styles.programme}
            >
              <div className={`no-print fill ${styles.cloth}`} data-programme={id}>
                <Art name={programmeThemes[id].art} />
              </div>
              <div className={styles.text}>
                <h2>{title}</h2>
                <p>{description}</p>
                <ButtonLink href={link}>
                  <SubjectLabel subject={title}>{getMessages().buttons.learnMore}</SubjectLabel>
                </ButtonLink>
              </div>
            </Surface>
          ))}
        </div>
      </Section>
      <Section labelledBy="impact-areas">
        <SectionHead {...page.impactAreas} id="impact-areas" />
        <ItemList
          items={getSectors().map(({ title, line }) => ({ title, description: line }))}
          className={styles.impactAreas}
        >
          {() => (
            <span className={`no-print ${styles.warp}`} aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </span>
          )}
        </ItemList>
      </Section>
      <Invitation {...page.getInvolved} tone="bark" />
    </>
  );
}
