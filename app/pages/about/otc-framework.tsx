import { TextLink } from "#app/components/base/text-link.tsx";
import { DetailCard } from "#app/components/layout/detail-card.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getPillars } from "#collections/site/strategy.ts";
import styles from "./otc-framework.module.css";

/** The four pillars as cards that open, on either side like a weft. */
export default function OtcFramework() {
  const page = getPage("otc-framework");
  return (
    <>
      <PageOpening page={page} tone="jac" art="head-framework" />
      <Section top="less" className="clip">
        <SectionHead heading={page.pillars.heading} intro={page.pillars.intro} />
        <div className={styles.pillars}>
          {getPillars().map(({ activities, ...pillar }, index) => (
            <DetailCard
              key={pillar.id}
              {...pillar}
              labels={getMessages().buttons}
              side={index % 2 === 0 ? "left" : "right"}
            >
              <p className={`title-1 ${styles.includes}`}>
                {activities.map(({ name }) => name).join(" · ")}
              </p>
              <TextLink href={`${page.link.href}#${pillar.id}`}>
                <SubjectLabel subject={pillar.title}>{page.pillars.department}</SubjectLabel>
              </TextLink>
            </DetailCard>
          ))}
        </div>
        <p className="after-block">
          <TextLink {...page.link} />
        </p>
      </Section>
    </>
  );
}
