import { ButtonLink } from "#app/components/base/button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { CaseTable } from "#app/components/tables/case-table.tsx";
import { listCases } from "#app/components/tables/list-cases.ts";
import { Downloads } from "#app/components/text/downloads.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { casesPath, getCases } from "#schemas/cases/cases.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/litigation";
import styles from "./litigation.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const page = getPage("litigation");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    listing: listCases(getCases(), page.path, url.searchParams),
    casesPath,
  };
}

export default function Litigation({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, listing } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <FeedLinks title="OTC: cases" feed="/feeds/cases" />
      <PageHead
        tone="bark"
        art="head-litigation"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less">
        <h2 id="cases" className={styles.title}>
          {page.table.heading}
        </h2>
        <CaseTable
          casesPath={loaderData.casesPath}
          listing={listing}
          labels={page.table}
          labelledBy="cases"
        />
        <Downloads
          text={page.takeAlong}
          links={[
            { label: "CSV", href: "/data/cases.csv", isFile: true },
            { label: "JSON", href: "/data/cases.json", isFile: true },
            { label: "RSS", href: "/feeds/cases.rss" },
          ]}
        />
        <p className={styles.more}>
          <ButtonLink href={page.link.href} icon="arrow-right">
            {page.link.label}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
