import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Downloads } from "#app/components/text/downloads.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { articleKinds } from "#schemas/articles/article-kinds.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/news";
import { AddressBox } from "./parts/address-box.tsx";
import { CollectionList } from "./parts/collection-list.tsx";
import { ComingTopics } from "./parts/coming-topics.tsx";
import { readListPage } from "./parts/list-page.ts";

export function loader() {
  const page = getPage("news");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    list: readListPage("news", articleKinds.news.path),
    newsletterPath: getPage("newsletter").path,
  };
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, list, newsletterPath } = loaderData;
  const { comingSoon, box } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="dye"
        art="head-news"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <FeedLinks title="OTC: news" feed="/feeds/news" />
      {list && list.count > 0 && (
        <Section top="less" bottom="none" labelledBy="latest">
          <h2 id="latest" className="visually-hidden">
            {page.breadcrumb}
          </h2>
          <CollectionList list={list} label={`Filter: ${page.breadcrumb}`} look="ledger" />
          <Downloads
            text="Follow this page without an account:"
            links={[
              { label: "RSS", href: "/feeds/news.rss" },
              { label: "Atom", href: "/feeds/news.atom" },
              { label: "JSON", href: "/feeds/news.json" },
            ]}
          />
        </Section>
      )}
      <Section top="less" labelledBy="coming-soon">
        <ComingTopics
          id="coming-soon"
          heading={comingSoon.heading}
          intro={list?.count ? comingSoon.introAfterNews : comingSoon.intro}
          items={comingSoon.items}
          links={page.links}
        />
      </Section>
      <Section tone="jac" top="less" bottom="less">
        <AddressBox {...box} action={newsletterPath} source={page.path} />
      </Section>
    </>
  );
}
