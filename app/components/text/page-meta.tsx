import type { ArtFile } from "#app/art/art-source.ts";
import { shareCardSize } from "#app/art/share-card.ts";
import { usePageFacts, useShareCard } from "#app/page-rendering.ts";
import type { PageCard } from "#app/services.ts";
import type { BreadcrumbPath } from "#app/structured-data.ts";

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** Path of the page's one true address, e.g. `/about/team` on `/team` too. */
  path: string;
  /** Origin of the public site, e.g. `https://otc.example`, without a slash at the end. */
  origin: string;
  /** Keeps the page out of search engines: answers to forms, errors. */
  noIndex?: boolean | undefined;
  /** `article` for what has a date and an author: news, publications. */
  kind?: "website" | "article" | undefined;
  /** Day on which the text last changed, where it is known; the site map repeats it. */
  modifiedOn?: string | undefined;
}

/**
 * Title, description, canonical address and what a shared link says; React lifts them into the document's
 * head. `ShareCardMeta` adds the picture of a shared link.
 */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, origin, noIndex, kind = "website", modifiedOn } = props;
  usePageFacts(noIndex ? {} : { canonical: `${origin}${path}`, modifiedOn });
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
      <link rel="canonical" href={`${origin}${path}`} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={`${origin}${path}`} />
      {modifiedOn && <meta property="article:modified_time" content={modifiedOn} />}
    </>
  );
}

interface ShareCardMetaProps extends Pick<PageCard, "title" | "tone"> {
  /** Its last page above this one is named over the title. */
  breadcrumbs?: BreadcrumbPath | undefined;
  /** A drawing; one from a content file may be any string. */
  art?: PageCard["art"] | (string & {}) | undefined;
  /** What the loom of a case shows, in place of a drawing. */
  loom?: PageCard["loom"] | undefined;
}

/** Names the picture that stands for a page where a link to it is shared, and has the build draw it. */
export function ShareCardMeta({
  title,
  tone,
  breadcrumbs,
  art = "cloth-research",
  loom,
}: ShareCardMetaProps) {
  const text = title.replaceAll("\u00ad", "");
  // The first page above is home, which is no section.
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
    </>
  );
}
