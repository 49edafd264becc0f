import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import type { SurfaceTone } from "#app/components/layout/surface.tsx";
import { TitleAndLead } from "#app/components/layout/title-and-lead.tsx";
import { Downloads } from "#app/components/text/downloads.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { articleKinds } from "#schemas/articles/article-kinds.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/collection";
import { CollectionList } from "./parts/collection-list.tsx";
import { kindOfPath, readListPage } from "./parts/list-page.ts";

/** Each collection has its own dye, cloth and list. */
const looks = {
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
  const isPart = path !== page.path;
  const more = [filter, number > 1 ? `page ${number}` : ""].filter(Boolean).join(", ");
  const breadcrumbs = getBreadcrumbs(page);
  return {
    look: looks[kind],
    feed: `/feeds/${articleKinds[kind].folder}`,
    list,
    path,
    heading: filter ? `${page.heading}: ${filter}` : page.heading,
    lead: page.lead,
    meta: {
      title: more ? `${page.breadcrumb}: ${more} – OTC` : page.title,
      // A part of the collection is not the collection: it has a description of its own.
      description: more ? `${page.breadcrumb} from OTC: ${more}.` : page.description,
    },
    name: page.breadcrumb,
    breadcrumbs: isPart
      ? {
          ancestors: [...breadcrumbs.ancestors, { label: page.breadcrumb, href: page.path }],
          current: more,
        }
      : breadcrumbs,
    // Of news, `/news` itself says that they are still to come.
    empty: "empty" in page ? page.empty : undefined,
    origin: getOrganisation().url,
  };
}

/** A collection, or what a filter leaves of it: items when there are some, else "coming soon". */
export default function Collection({ loaderData }: Route.ComponentProps) {
  const { look, feed, list, path, heading, lead, meta, name, breadcrumbs, empty, origin } =
    loaderData;
  return (
    <>
      <PageMeta {...meta} path={path} origin={origin} />
      <FeedLinks title={`OTC: ${name}`} feed={feed} />
      <PageHead
        tone={look.tone}
        art={look.art}
        breadcrumbs={breadcrumbs}
        title={heading}
        lead={lead}
      />
      <Section top="less">
        {list.count === 0 && empty ? (
          <>
            <TitleAndLead title={empty.heading} lead={empty.text} />
            <TextLink href={empty.link.href}>{empty.link.label}</TextLink>
          </>
        ) : (
          <>
            <h2 className="visually-hidden">{heading}</h2>
            <CollectionList list={list} label={`Filter: ${name}`} look={look.list} />
          </>
        )}
      </Section>
      <Section top="none" bottom="less">
        <Downloads
          text="Follow this page without an account:"
          links={[
            { label: "RSS", href: `${feed}.rss` },
            { label: "Atom", href: `${feed}.atom` },
            { label: "JSON", href: `${feed}.json` },
          ]}
        />
      </Section>
    </>
  );
}
