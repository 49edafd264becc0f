import type { ArtFile } from "#app/art/art-source.ts";
import { shareCardSize } from "#app/art/share-card.ts";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import {
  useBreadcrumbs,
  useLanguage,
  useOrigin,
  usePageFacts,
  useShareCard,
} from "#app/page-rendering.ts";
import type { PageCard } from "#app/services.ts";
import { type BreadcrumbPath, breadcrumbList } from "#app/structured-data.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import type { Place } from "#collections/pages/pages.ts";
import styles from "./breadcrumbs.module.css";

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
  const address = useOrigin() + useLanguage().localAddress(props.path);
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

interface ShareCardMetaProps extends Pick<PageCard, "title" | "tone"> {
  /** The parent page is named above the title. */
  breadcrumbs?: BreadcrumbPath | undefined;
  /** A drawing; one from a content file may be any string. */
  art?: PageCard["art"] | (string & {}) | undefined;
  loom?: PageCard["loom"] | undefined;
}

/** Registers the picture of a shared link, which the build draws, and names it. */
function ShareCardMeta(props: ShareCardMetaProps) {
  const { title, tone, breadcrumbs, art = "cloth-research", loom } = props;
  const text = title.replaceAll("\u00ad", "");
  // The first ancestor is home.
  const section = breadcrumbs?.ancestors.slice(1).at(-1)?.label;
  const address = useShareCard({
    title: text,
    section,
    tone,
    ...(loom ? { art: "loom", loom } : { art: art as ArtFile }),
  });
  if (!address) return null;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={`${shareCardSize.width}`} />
      <meta property="og:image:height" content={`${shareCardSize.height}`} />
      <meta property="og:image:alt" content={text} />
      <meta name="twitter:image:alt" content={text} />
    </>
  );
}

export interface PageHeadProps
  extends Pick<PageMetaProps, "noIndex" | "kind" | "modifiedOn">,
    Omit<ShareCardMetaProps, "title" | "breadcrumbs"> {
  page: Pick<PageMetaProps, "title" | "description" | "path"> &
    Place & {
      heading: string;
      /** Title on the share card, where the heading alone would mislead. */
      cardTitle?: string | undefined;
    };
  /** False for pages that the build does not know, so that it draws no card. */
  hasCard?: boolean | undefined;
}

/** `PageMeta`, the share card of a page, and its breadcrumbs for search engines. */
export function PageHead(props: PageHeadProps) {
  const { page, hasCard = true, ...facts } = props;
  const { heading, cardTitle = heading } = page;
  const origin = useOrigin();
  const breadcrumbs = useBreadcrumbs(page.path === "/" ? {} : page);
  return (
    <>
      <PageMeta {...page} {...facts} />
      {hasCard && <ShareCardMeta {...facts} title={cardTitle} breadcrumbs={breadcrumbs} />}
      {breadcrumbs && (
        <StructuredData data={breadcrumbList(breadcrumbs, isPlaceholder(origin) ? "" : origin)} />
      )}
    </>
  );
}

export function Breadcrumbs({ page }: { page: Place }) {
  const breadcrumbs = useBreadcrumbs(page);
  if (!breadcrumbs) return null;
  const { ancestors, current, label } = breadcrumbs;
  return (
    <nav aria-label={label}>
      <ol className={styles.ancestors}>
        {ancestors.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
