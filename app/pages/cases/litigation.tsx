import { ButtonLink } from "#app/components/base/button.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { CaseTable } from "#app/components/tables/case-table.tsx";
import { listCases } from "#app/components/tables/list-cases.ts";
import { Downloads, dataFiles } from "#app/components/text/downloads.tsx";
import { FeedLinks, feedAddress } from "#app/components/text/feed-links.tsx";
import { getCases } from "#schemas/cases/cases.ts";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import type { Route } from "./+types/litigation";
import styles from "./litigation.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const opening = getPageOpening("litigation");
  return {
    ...opening,
    listing: listCases(getCases(), opening.page.path, url.searchParams),
  };
}

export default function Litigation({ loaderData }: Route.ComponentProps) {
  const { page, listing } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="bark" art="head-litigation" />
      <FeedLinks title="OTC: cases" feed="cases" />
      <Section top="less">
        <h2 id="cases" className={styles.title}>
          {page.table.heading}
        </h2>
        <CaseTable listing={listing} labels={page.table} labelledBy="cases" />
        <Downloads
          text={page.takeAlong}
          links={[...dataFiles("cases"), { label: "RSS", href: feedAddress("cases", "rss") }]}
        />
        <p className={styles.more}>
          <ButtonLink {...page.link} icon="arrow-right" />
        </p>
      </Section>
    </>
  );
}
