import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { TextLink, TextLinks } from "#app/components/base/text-link.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section, TitleAndLead } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { useSettings } from "#app/page-rendering.ts";
import { PaintAfter } from "#app/paint-after.tsx";
import { todayOf } from "#app/request-context.ts";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import { countCase } from "#collections/cases/case-count.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Link } from "#collections/reading/blocks.ts";
import type { Route } from "./+types/news";
import styles from "./news.module.css";
import { ArticleList } from "./parts/article-list.tsx";
import { FilterLinks } from "./parts/filter-links.tsx";
import { FrontPage } from "./parts/front-page.tsx";
import { InPreparation } from "./parts/in-preparation.tsx";
import { readListPage } from "./parts/list-page.ts";
import { Pagination } from "./parts/pagination.tsx";

export const loader = ({ context }: Route.LoaderArgs) => ({
  page: getPage("news"),
  today: todayOf(context),
});

/** The front page of the newsroom, or an announcement while it is empty. */
export default function News({ loaderData }: Route.ComponentProps) {
  const { page, today } = loaderData;
  const list = readListPage("news", articleKinds.news.path);
  const [lead, second, ...others] = list?.articles ?? [];
  const count = countCase(page.caseClock.case, today);
  const { comingSoon, box } = page;
  const action = useSettings().formTargets.newsletter;
  const isOurs = action === getPage("newsletter").path;
  /** Drops the link to earlier newsletters where another service sends them. */
  const available = (links: readonly Link[]) =>
    links.filter(({ href }) => isOurs || href !== getPage("newsletter-archive").path);
  return (
    <>
      <PageHead {...loaderData} />
      <FeedLinks title="OTC: news" feed="news" />
      {/* The second tile sets the height of the first: painted before it has arrived, the words would move. */}
      <PaintAfter id="newsletter" />
      <section className={styles.head}>
        <Container>
          <Breadcrumbs page={page} />
          <div className={`stack gap-2 ${styles.title}`}>
            <h1>{page.heading}</h1>
            {!lead && <p className="lead">{page.lead}</p>}
            {list && list.groups.length > 0 && (
              <FilterLinks {...list} label={`Filter: ${page.breadcrumb}`} />
            )}
          </div>
        </Container>
      </section>
      {lead && <FrontPage lead={lead} second={second} count={count} today={today} />}
      <SelvedgeBand />
      {lead ? (
        <Section top="less" bottom="less">
          {list && others.length > 0 && (
            <div className={styles.others}>
              <h2 className="visually-hidden">Earlier</h2>
              <ArticleList articles={others} />
              <Pagination {...list} />
            </div>
          )}
          <InPreparation />
          <TextLink href={page.press.href}>{page.press.label}</TextLink>
        </Section>
      ) : (
        <Section top="less" labelledBy="coming-soon">
          <div className={`split ${styles.coming}`}>
            <TitleAndLead id="coming-soon" title={comingSoon.heading} lead={comingSoon.intro} />
            <div>
              <ItemList
                items={comingSoon.items.map(({ text }) => text)}
                className={styles.headlines}
              />
              <TextLinks links={available(page.links)} className={`stack gap-1 ${styles.links}`} />
            </div>
          </div>
        </Section>
      )}
      {lead && <QuietRow links={[feedLink("news")]} />}
      <Section tone="jac" top="less" bottom="less" labelledBy="newsletter">
        <div className={`split-medium ${styles.box}`}>
          <h2 className="title-3" id="newsletter">
            {box.heading}
          </h2>
          <form className={`stack gap-3 ${styles.form}`} method="post" action={action}>
            <TextField name="email" type="email" label={box.label} autoComplete="email" />
            <HiddenFields source={page.path} />
            <Button type="submit">{box.button}</Button>
          </form>
          <div>
            <p>{box.note}</p>
            <LinkList links={available(box.links)} className={`taps row ${styles.ways}`} />
          </div>
        </div>
      </Section>
    </>
  );
}
