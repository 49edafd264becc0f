import { TextLink } from "#app/components/base/text-link.tsx";
import { DetailCard } from "#app/components/layout/detail-card.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getDepartments, getPillars } from "#collections/site/strategy.ts";
import styles from "./departments.module.css";

export default function Departments() {
  const page = getPage("departments");
  const { viewDetails, hideDetails } = getMessages().buttons;
  return (
    <>
      <PageOpening page={page} tone="jac" art="head-departments" />
      <Section top="less">
        <div className={styles.departments}>
          {getDepartments().map(({ keyActivities, ...department }, index) => (
            <DetailCard
              key={department.id}
              as="h2"
              {...department}
              art={getPillars().find(({ id }) => id === department.id)?.art}
              labels={{ view: viewDetails, hide: hideDetails }}
              side={index % 2 === 0 ? "left" : "right"}
            >
              <h3>{page.activitiesLabel}</h3>
              <PlainList items={keyActivities} />
            </DetailCard>
          ))}
        </div>
        <TextLink href={page.link.href}>{page.link.label}</TextLink>
      </Section>
    </>
  );
}
