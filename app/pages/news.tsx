import { articleKinds } from "#content/schemas/article-kinds.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { AddressBox } from "../components/address-box.tsx";
import { CollectionList } from "../components/collection-list.tsx";
import { ComingTopics } from "../components/coming-topics.tsx";
import { FeedLinks } from "../components/feed-links.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TakeAlong } from "../components/take-along.tsx";
import { readListPage } from "../newsroom/list-page.ts";
import type { Route } from "./+types/news";

export function loader() {
  const page = getPage("news");
  return {
    page,
    breadcrumbs: getTrail(page),
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
          <TakeAlong
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
