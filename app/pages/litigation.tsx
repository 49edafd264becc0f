import { casesPath, getCases } from "#content/schemas/cases.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { ButtonLink } from "../components/button.tsx";
import { CaseTable } from "../components/case-table.tsx";
import { FeedLinks } from "../components/feed-links.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TakeAlong } from "../components/take-along.tsx";
import { listCases } from "../newsroom/list-cases.ts";
import type { Route } from "./+types/litigation";
import styles from "./litigation.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const page = getPage("litigation");
  return {
    page,
    breadcrumbs: getTrail(page),
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
          words={page.table}
          labelledBy="cases"
        />
        <TakeAlong
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
