import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { TextLink, TextLinks } from "#app/components/base/text-link.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { TitleAndLead } from "#app/components/layout/title-and-lead.tsx";
import { FilterLinks } from "#app/components/lists/filter-links.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { Downloads, feedFiles } from "#app/components/text/downloads.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { PageHead } from "#app/components/text/page-meta.tsx";
import { useFormTarget, useHasServer, usePageFacts } from "#app/page-rendering.ts";
import { PaintAfter } from "#app/paint-after.tsx";
import { todayOf } from "#app/request-context.ts";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import { getArticles } from "#collections/articles/articles.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Link } from "#collections/reading/blocks.ts";
import type { Route } from "./+types/news";
import styles from "./news.module.css";
import { ArticleList } from "./parts/article-list.tsx";
import { countCase } from "./parts/case-count.ts";
import { FrontPage } from "./parts/front-page.tsx";
import { InPreparation } from "./parts/in-preparation.tsx";
import { readListPage } from "./parts/list-page.ts";
import { Pagination } from "./parts/pagination.tsx";
import { clothOf } from "./parts/woven-cloth.ts";

export function loader({ context }: Route.LoaderArgs) {
  const today = todayOf(context);
  const opening = getPageOpening("news");
  const list = readListPage("news", articleKinds.news.path);
  const [lead, second, ...others] = list?.articles ?? [];
  return {
    ...opening,
    list,
    lead: lead && { ...lead, cloth: clothOf(lead, { width: 1000, height: 1000, id: "lead" }) },
    second: second && {
      ...second,
      cloth: clothOf(second, { width: 720, height: 300, id: "second" }),
    },
    others,
    today,
    clock: caseClock(opening.page.caseClock, today),
    missing: stillMissing(opening.page.comingSoon.items),
    newsletterPath: getPage("newsletter").path,
    archivePath: getPage("newsletter-archive").path,
  };
}

type NewsPage = ReturnType<typeof getPageOpening<"news">>["page"];

function caseClock({ case: slug, counted, ...words }: NewsPage["caseClock"], today: string) {
  const count = countCase(slug, today);
  return count && { ...words, ...count, counted: counted.replace("{today}", formatDay(today)) };
}

/** Announced items that do not exist yet; an empty collection is a link. */
function stillMissing(items: NewsPage["comingSoon"]["items"]): (string | Link)[] {
  const types = new Set<string>(getArticles("news").map(({ type }) => type));
  const missing = items.flatMap(({ text, shownBy }): (string | Link)[] => {
    if (shownBy !== "blogs" && shownBy !== "research-publications") {
      return types.has(shownBy) ? [] : [text.charAt(0).toLowerCase() + text.slice(1)];
    }
    const kind = shownBy === "blogs" ? "blog" : "publication";
    const { breadcrumb, path } = getPage(shownBy);
    return getArticles(kind).length > 0 ? [] : [{ label: breadcrumb, href: path }];
  });
  // Links first.
  return missing.sort((a, b) => Number(typeof a === "string") - Number(typeof b === "string"));
}

/** The front page of the newsroom, or an announcement while it is empty. */
export default function News({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, list, lead, second, others, clock, missing } = loaderData;
  const { comingSoon } = page;
  const hasServer = useHasServer();
  const action = useFormTarget(loaderData.newsletterPath);
  /** Drops the link to earlier newsletters, which need the server. */
  const available = (links: readonly Link[]) =>
    links.filter(({ href }) => hasServer || href !== loaderData.archivePath);
  // The server re-renders the page daily as long as it counts days.
  usePageFacts(clock && lead ? { asOf: loaderData.today } : {});
  return (
    <>
      <PageHead {...loaderData} tone="dye" art="head-news" />
      <FeedLinks title="OTC: news" feed="news" />
      {/* The second tile sets the height of the first: painted before it has arrived, the words would move. */}
      {action && <PaintAfter id="newsletter" />}
      <section className={styles.head}>
        <Container>
          <Breadcrumbs {...breadcrumbs} />
          <div className={styles.title}>
            <h1>{page.heading}</h1>
            {lead && list ? (
              <FilterLinks
                label={`Filter: ${page.breadcrumb}`}
                groups={list.groups}
                current={list.current}
                all={list.all}
              />
            ) : (
              <p className="lead">{page.lead}</p>
            )}
          </div>
        </Container>
      </section>
      {lead && <FrontPage lead={lead} second={second} clock={clock} />}
      <SelvedgeBand />
      {lead ? (
        <Section top="less" bottom="less">
          {list && others.length > 0 && (
            <div className={styles.others}>
              <h2 className="visually-hidden">Earlier</h2>
              <ArticleList articles={others} />
              <Pagination list={list} />
            </div>
          )}
          <InPreparation label={comingSoon.inPreparation} items={missing} />
          <Downloads text="Get updates (no account needed):" links={feedFiles("news")} />
          <TextLink href={page.press.href}>{page.press.label}</TextLink>
        </Section>
      ) : (
        <Section top="less" labelledBy="coming-soon">
          <div className={styles.coming}>
            <TitleAndLead id="coming-soon" title={comingSoon.heading} lead={comingSoon.intro} />
            <div>
              <ItemList
                items={comingSoon.items.map(({ text }) => text)}
                className={styles.headlines}
              />
              <TextLinks links={available(page.links)} className={styles.links} />
            </div>
          </div>
        </Section>
      )}
      {action && (
        <NewsletterBox
          box={page.box}
          links={available(page.box.links)}
          path={page.path}
          action={action}
        />
      )}
    </>
  );
}

interface NewsletterBoxProps {
  box: Omit<NewsPage["box"], "links">;
  links: readonly Link[];
  /** Path of this page. */
  path: string;
  /** Where the form goes. */
  action: string;
}

/** A plain form that posts to the newsletter page. */
function NewsletterBox({ box, links, path, action }: NewsletterBoxProps) {
  return (
    <Section tone="jac" top="less" bottom="less" labelledBy="newsletter">
      <div className={styles.box}>
        <h2 className={styles.name} id="newsletter">
          {box.heading}
        </h2>
        <form className={styles.form} method="post" action={action}>
          <TextField name="email" type="email" label={box.label} autoComplete="email" />
          <HiddenFields source={path} />
          <Button type="submit">{box.button}</Button>
        </form>
        <div>
          <p>{box.note}</p>
          <ul className={styles.ways}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
