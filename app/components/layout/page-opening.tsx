import type { ComponentProps, ReactNode } from "react";
import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import styles from "./page-opening.module.css";
import { SelvedgeBand } from "./selvedge-band.tsx";
import { Surface, type SurfaceTone } from "./surface.tsx";

type PageMetaProps = ComponentProps<typeof PageMeta>;

interface PageOpeningProps
  extends Pick<PageMetaProps, "noIndex" | "kind" | "modifiedOn" | "origin"> {
  /** What the page says of itself; with `breadcrumbs` and `origin` it comes from `getPageOpening`. */
  page: Pick<PageMetaProps, "title" | "description" | "path"> & {
    heading: string;
    /** Says above the heading what kind of thing this is. */
    kicker?: string | undefined;
    /** Title on the picture of a shared link, where the heading alone would mislead. */
    cardTitle?: string | undefined;
    /** One or two sentences under the heading. */
    lead?: ReactNode;
  };
  /** The way here; left out, no breadcrumbs are shown. */
  breadcrumbs?: ComponentProps<typeof Breadcrumbs> | undefined;
  tone: SurfaceTone;
  /** The cloth on the right; left out, the words take the whole width. */
  art?: ArtFile | (string & {}) | undefined;
  /** False where the build does not know the page, so that nobody drew a card for it. */
  hasCard?: boolean | undefined;
  /** Stands on the head, below the words. */
  children?: ReactNode;
}

/** Letters from which a heading, such as the full name of a treaty, is set smaller. */
const longHeading = 75;

/**
 * What an inner page begins with: its title for browsers and search, then its head, which is words on a
 * surface, cloth beside them, selvedge below.
 */
export function PageOpening(props: PageOpeningProps) {
  const { page, breadcrumbs, origin, noIndex, kind, modifiedOn } = props;
  const { tone, art, hasCard = true, children } = props;
  const { title, description, path, heading, kicker, cardTitle = heading, lead } = page;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={path}
        origin={origin}
        noIndex={noIndex}
        kind={kind}
        modifiedOn={modifiedOn}
      />
      {hasCard && (
        <ShareCardMeta title={cardTitle} breadcrumbs={breadcrumbs} tone={tone} art={art} />
      )}
      <Surface as="section" tone={tone} className={styles.head} data-art={art ?? "no"}>
        <div className={styles.text}>
          {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1
            className={styles.title}
            data-length={heading.length > longHeading ? "long" : undefined}
          >
            {heading}
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {art && (
          <div className={styles.art}>
            <Art name={art} loading="eager" />
          </div>
        )}
      </Surface>
      <SelvedgeBand className={styles.border} />
    </>
  );
}
