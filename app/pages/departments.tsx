import { getDepartments } from "#content/schemas/departments.ts";
import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getPillars } from "#content/schemas/pillars.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { DepartmentDesk } from "../components/department-desk.tsx";
import { DetailCard } from "../components/detail-card.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PlainList } from "../components/plain-list.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import type { Route } from "./+types/departments";

export function loader() {
  const page = getPage("departments");
  const cloths = new Map<string, string>(getPillars().map(({ id, art }) => [id, art]));
  const { viewDetails, hideDetails } = getMessages().buttons;
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    departments: getDepartments().map((department) => ({
      ...department,
      art: cloths.get(department.id),
    })),
    words: { view: viewDetails, hide: hideDetails },
  };
}

export default function Departments({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, departments, words } = loaderData;
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
              words={words}
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
