import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { TextLinks } from "#app/components/base/text-link.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TitleAndLead } from "#app/components/layout/title-and-lead.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { Downloads, feedFiles } from "#app/components/text/downloads.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { useFormTarget } from "#app/page-rendering.ts";
import { articleKinds } from "#schemas/articles/article-kinds.ts";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getPage } from "#schemas/pages/pages.ts";
import type { Route } from "./+types/news";
import styles from "./news.module.css";
import { CollectionList } from "./parts/collection-list.tsx";
import { readListPage } from "./parts/list-page.ts";

export function loader() {
  return {
    ...getPageOpening("news"),
    list: readListPage("news", articleKinds.news.path),
    newsletterPath: getPage("newsletter").path,
  };
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { page, list, newsletterPath } = loaderData;
  const { comingSoon, box } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="dye" art="head-news" />
      <FeedLinks title="OTC: news" feed="news" />
      {list && list.count > 0 && (
        <Section top="less" bottom="none" labelledBy="latest">
          <h2 id="latest" className="visually-hidden">
            {page.breadcrumb}
          </h2>
          <CollectionList list={list} label={`Filter: ${page.breadcrumb}`} look="ledger" />
          <Downloads text="Follow this page without an account:" links={feedFiles("news")} />
        </Section>
      )}
      <Section top="less" labelledBy="coming-soon">
        <div className={styles.coming}>
          <TitleAndLead
            id="coming-soon"
            title={comingSoon.heading}
            lead={list?.count ? comingSoon.introAfterNews : comingSoon.intro}
          />
          <div>
            <ItemList items={comingSoon.items} className={styles.headlines} />
            <TextLinks links={page.links} className={styles.links} />
          </div>
        </div>
      </Section>
      <Section tone="jac" top="less" bottom="less">
        <div className={styles.box}>
          <form className={styles.form} method="post" action={useFormTarget(newsletterPath)}>
            <TextField name="email" type="email" label={box.label} autoComplete="email" />
            <HiddenFields source={page.path} />
            <Button type="submit">{box.button}</Button>
          </form>
          <p className="muted">
            {box.note} <a href={box.link.href}>{box.link.label}</a>
          </p>
        </div>
      </Section>
    </>
  );
}
