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
 * Title, description, canonical address and what a shared link shows; React lifts them into the document's
 * head. The picture of a shared link is drawn and named by `scripts/build-cards.ts`.
 */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, origin, noIndex, kind = "website", modifiedOn } = props;
  if (noIndex) {
    return (
      <>
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={`${origin}${path}`} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={`${origin}${path}`} />
      {modifiedOn && <meta property="article:modified_time" content={modifiedOn} />}
    </>
  );
}
