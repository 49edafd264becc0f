import { TextLink } from "#app/components/base/text-link.tsx";
import { DetailCard } from "#app/components/layout/detail-card.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getPillars } from "#collections/site/strategy.ts";
import styles from "./otc-framework.module.css";
import { ActivityList } from "./parts/activity-list.tsx";

/** The four pillars as cards that open, on either side like a weft. */
export default function OtcFramework() {
  const page = getPage("otc-framework");
  return (
    <>
      <PageOpening page={page} tone="jac" art="head-framework" />
      <Section top="less" className="clip">
        <SectionHead {...page.pillars} />
        <div className={`stack gap-6 ${styles.pillars}`}>
          {getPillars().map(({ activities, ...pillar }, index) => (
            <DetailCard
              key={pillar.id}
              {...pillar}
              labels={getMessages().buttons}
              side={index % 2 === 0 ? "left" : "right"}
            >
              <ActivityList activities={activities} />
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
