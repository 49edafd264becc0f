import { TextLink } from "#app/components/base/text-link.tsx";
import { DetailCard } from "#app/components/layout/detail-card.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getDepartments } from "#collections/site/strategy.ts";
import styles from "./departments.module.css";

/** Who does the work: the departments and their key activities. What they follow is `/about/otc-framework`. */
export default function Departments() {
  const page = getPage("departments");
  return (
    <>
      <PageOpening page={page} tone="night" art="head-departments" />
      <Section top="less">
        <h2 className="visually-hidden">{page.breadcrumb}</h2>
        <div className={`split-medium ${styles.departments}`}>
          {getDepartments().map(({ keyActivities, ...department }) => (
            <DetailCard
              key={department.id}
              {...department}
              labels={getMessages().buttons}
              className={styles.department}
            >
              <h4 className={styles.label}>{page.activitiesLabel}</h4>
              <PlainList items={keyActivities} />
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
