import type { ComponentProps } from "react";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getLegalPage, type LegalPath } from "#schemas/legal-pages.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { markdownSections } from "#schemas/reading/markdown-sections.ts";
import { projectRoot } from "#schemas/reading/project-root.ts";
import { legalValues } from "#schemas/site/legal-values.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getProcessors } from "#schemas/site/processors.ts";
import { getRetention } from "#schemas/site/retention.ts";
import { CompanyList } from "./parts/company-list.tsx";
import { buildSettings, configuredCompanies } from "./parts/configured-companies.ts";
import { Reading } from "./parts/reading.tsx";
import { ReadingText } from "./parts/reading-text.tsx";
import { RetentionTable } from "./parts/retention-table.tsx";

/** Each legal page has a surface and a quiet cloth of its own. */
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
    breadcrumbs: getBreadcrumbs(page),
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
