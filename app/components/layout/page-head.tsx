import { shareCardSize } from "#app/art/share-card.ts";
import { cardOfKind } from "#app/card-kinds.ts";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { useLanguage } from "#app/language/language.ts";
import { useBreadcrumbs, useOrigin, usePageFacts, useShareCard } from "#app/page-rendering.ts";
import type { PageCard } from "#app/services.ts";
import { breadcrumbList } from "#app/structured-data.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import type { Place } from "#collections/pages/pages.ts";
import { BreadcrumbList, type BreadcrumbListProps } from "./breadcrumb-list.tsx";

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** Path of the canonical address, e.g. `/about/team` on `/team` too. */
  path: string;
  /** Excludes the page from search engines: answers to forms, errors. */
  noIndex?: boolean | undefined;
  /** `article` for what has a date and an author: news, publications. */
  kind?: "website" | "article" | undefined;
  /** Day of the last change, where known; the site map repeats it. */
  modifiedOn?: string | undefined;
}

/** Title, description, canonical address and Open Graph data; React hoists them into the document's head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, noIndex, kind = "website", modifiedOn } = props;
  const address = useOrigin() + useLanguage().local(props.path);
  usePageFacts(noIndex ? {} : { canonical: address, modifiedOn });
  const head = (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
  if (noIndex) return head;
  return (
    <>
      {head}
      <link rel="canonical" href={address} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      {modifiedOn && <meta property="article:modified_time" content={modifiedOn} />}
    </>
  );
}

/** Registers the picture of a shared link, which the build draws, and names it. */
function ShareCardMeta({ card }: { card: PageCard }) {
  const address = useShareCard(card);
  if (!address) return null;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={`${shareCardSize.width}`} />
      <meta property="og:image:height" content={`${shareCardSize.height}`} />
      <meta property="og:image:alt" content={card.title} />
      <meta name="twitter:image:alt" content={card.title} />
    </>
  );
}

export interface PageHeadProps extends Pick<PageMetaProps, "noIndex" | "kind" | "modifiedOn"> {
  page: Pick<PageMetaProps, "title" | "description" | "path"> & Place & { heading: string };
  /** A card of the page's own, drawn from its data; without it the page has that of its kind. */
  card?: PageCard | undefined;
}

/** `PageMeta`, the share card of a page, and its breadcrumbs for search engines. */
export function PageHead(props: PageHeadProps) {
  const { page, card = cardOfKind(page.path), ...facts } = props;
  const origin = useOrigin();
  const breadcrumbs = useBreadcrumbs(page.path === "/" ? {} : page);
  return (
    <>
      <PageMeta {...page} {...facts} />
      <ShareCardMeta card={card} />
      {breadcrumbs && (
        <StructuredData data={breadcrumbList(breadcrumbs, isPlaceholder(origin) ? "" : origin)} />
      )}
    </>
  );
}

export function Breadcrumbs({ page }: { page: Place }) {
  const breadcrumbs = useLocalBreadcrumbs(page);
  return breadcrumbs && <BreadcrumbList {...breadcrumbs} />;
}

/** The way to a page, with addresses in its language; undefined where it has none. */
export function useLocalBreadcrumbs(page: Place): BreadcrumbListProps | undefined {
  const { local } = useLanguage();
  const breadcrumbs = useBreadcrumbs(page);
  if (!breadcrumbs) return undefined;
  const { ancestors, current, label } = breadcrumbs;
  return {
    ancestors: ancestors.map(({ label, href }) => ({ label, href: local(href) })),
    current,
    label,
  };
}
