import type { ComponentProps } from "react";
import { getLegalPage, type LegalPath } from "#content/schemas/legal-pages.ts";
import { markdownSections } from "#content/schemas/markdown-sections.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getProcessors } from "#content/schemas/processors.ts";
import { projectRoot } from "#content/schemas/project-root.ts";
import { getRetention } from "#content/schemas/retention.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { CompanyList } from "../components/company-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Reading } from "../components/reading.tsx";
import { ReadingText } from "../components/reading-text.tsx";
import { RetentionTable } from "../components/retention-table.tsx";
import { buildSettings, configuredCompanies } from "../configured-companies.ts";
import { legalValues } from "../legal-values.ts";

/** Each legal page has a field and a quiet cloth of its own. */
const looks: Record<LegalPath, Pick<ComponentProps<typeof PageHead>, "tone" | "art">> = {
  "/legal/privacy": { tone: "night", art: "head-privacy" },
  "/legal/terms": { tone: "leaf", art: "head-terms" },
  "/legal/cookies": { tone: "gold", art: "head-cookies" },
  "/legal/disclaimer": { tone: "bark", art: "head-disclaimer" },
  "/legal/accessibility": { tone: "jac", art: "head-accessibility" },
};

export function loader({ request }: { request: Request }) {
  const { body, ...page } = getLegalPage(new URL(request.url).pathname);
  const organisation = getOrganisation();
  const { hosting, ...tasks } = getProcessors();
  const companies = configuredCompanies(buildSettings(projectRoot()));
  const host = [hosting.company, hosting.country].filter(Boolean).join(", ");
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: organisation.url,
    sections: markdownSections(body, legalValues(organisation)),
    retention: Object.values(getRetention()),
    companies: [
      ...(host ? [{ task: hosting.task, name: host }] : []),
      ...Object.entries(tasks).map(([key, { task, none }]) => ({
        task,
        name: companies[key as keyof typeof tasks] ?? none,
      })),
    ],
  };
}

interface LegalPageProps {
  loaderData: Awaited<ReturnType<typeof loader>>;
}

/** Privacy, terms, cookies, disclaimer and accessibility: one text each, made to be read. */
export default function LegalPage({ loaderData }: LegalPageProps) {
  const { page, breadcrumbs, origin, sections, retention, companies } = loaderData;
  const fill: Record<string, () => React.ReactNode> = {
    retention: () => <RetentionTable rows={retention} />,
    processors: () => <CompanyList companies={companies} />,
  };
  return (
    <>
      <PageMeta {...page} origin={origin} modifiedOn={page.updatedOn} />
      <PageHead
        {...looks[page.path]}
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Reading
        inShort={page.inShort}
        updatedOn={page.updatedOn}
        sections={sections.map(({ parts, ...section }) => ({
          ...section,
          content: parts.map((part) =>
            "html" in part ? (
              <ReadingText key={part.html} html={part.html} />
            ) : (
              <div key={part.slot}>{fill[part.slot]?.()}</div>
            ),
          ),
        }))}
      />
    </>
  );
}
