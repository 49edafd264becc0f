import { TextLink } from "#app/components/base/text-link.tsx";
import { DetailCard } from "#app/components/layout/detail-card.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getDepartments } from "#schemas/site/departments.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import type { Route } from "./+types/departments";
import { DepartmentDesk } from "./parts/department-desk.tsx";

export function loader() {
  const page = getPage("departments");
  const cloths = new Map<string, string>(getPillars().map(({ id, art }) => [id, art]));
  const { viewDetails, hideDetails } = getMessages().buttons;
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    departments: getDepartments().map((department) => ({
      ...department,
      art: cloths.get(department.id),
    })),
    labels: { view: viewDetails, hide: hideDetails },
  };
}

export default function Departments({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, departments, labels } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="jac"
        art="head-departments"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less">
        <DepartmentDesk>
          {departments.map(({ id, title, description, keyActivities, art }, index) => (
            <DetailCard
              key={id}
              id={id}
              as="h2"
              title={title}
              description={description}
              labels={labels}
              art={art}
              side={index % 2 === 0 ? "left" : "right"}
            >
              <h3>{page.activitiesLabel}</h3>
              <PlainList items={keyActivities} />
            </DetailCard>
          ))}
        </DepartmentDesk>
        <TextLink href={page.link.href}>{page.link.label}</TextLink>
      </Section>
    </>
  );
}
