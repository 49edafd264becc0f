import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TitleAndLead } from "#app/components/layout/section.tsx";
import type { SurfaceTone } from "#app/components/layout/surface.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { PaintAfter } from "#app/paint-after.tsx";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/collection";
import { ArticleList } from "./parts/article-list.tsx";
import { FilterLinks } from "./parts/filter-links.tsx";
import { kindOfPath, readListPage } from "./parts/list-page.ts";
import { Pagination } from "./parts/pagination.tsx";

/** Each collection has its own dye, cloth and list. */
const variants = {
  news: { tone: "dye", art: "head-news", list: "ledger" },
  publication: { tone: "night", art: "head-publications", list: "ledger" },
  blog: { tone: "jac", art: "head-blogs", list: "cloth" },
} as const satisfies Record<string, { tone: SurfaceTone; art: string; list: "ledger" | "cloth" }>;

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, "");
  const kind = kindOfPath(path);
  const page = getPage(articleKinds[kind].pageId);
  const list = readListPage(kind, path);
  if (!list) throw new Response("No such list", { status: 404 });
  const { filter, page: number } = list;
  const more = [filter, number > 1 ? `page ${number}` : ""].filter(Boolean).join(", ");
  return {
    // A part of the collection is not the collection: it has words of its own.
    page: namePage({
      title: more ? `${page.breadcrumb}: ${more} – OTC` : page.title,
      description: more ? `${page.breadcrumb} from OTC: ${more}.` : page.description,
      path,
      heading: filter ? `${page.heading}: ${filter}` : page.heading,
      // What a page says while it is empty is not true of a list with something in it.
      lead: list.count > 0 && kind === "news" ? undefined : page.lead,
      ...(path === page.path
        ? { breadcrumb: page.breadcrumb, parent: page.parent }
        : { breadcrumb: more, parent: page.id }),
    }),
    variant: variants[kind],
    feed: articleKinds[kind].folder,
    list,
    name: page.breadcrumb,
    // Of news, `/news` itself says that they are still to come.
    empty: "empty" in page ? page.empty : undefined,
  };
}

/** A collection, or what a filter leaves of it: items when there are some, else "coming soon". */
export default function Collection({ loaderData }: Route.ComponentProps) {
  const { page, variant, feed, list, name, empty } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone={variant.tone} art={variant.art} />
      <FeedLinks title={`OTC: ${name}`} feed={feed} />
      <Section top="less">
        {list.count === 0 && empty ? (
          <>
            <TitleAndLead title={empty.heading} lead={empty.text} />
            <TextLink href={empty.link.href}>{empty.link.label}</TextLink>
          </>
        ) : (
          <>
            <h2 className="visually-hidden">{page.heading}</h2>
            {list.groups.length > 0 && (
              <>
                {/* Choices take a line more as they arrive. */}
                <PaintAfter id="items" />
                <FilterLinks {...list} label={`Filter: ${name}`} />
              </>
            )}
            <ArticleList id="items" articles={list.articles} variant={variant.list} />
            <Pagination {...list} />
          </>
        )}
      </Section>
      {list.count > 0 && <QuietRow links={[feedLink(feed)]} />}
    </>
  );
}
