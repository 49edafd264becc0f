import type { ComponentProps, ReactNode } from "react";
import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { ShareCardMeta } from "#app/components/text/page-meta.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import styles from "./page-head.module.css";
import { SelvedgeBand } from "./selvedge-band.tsx";
import { Surface, type SurfaceTone } from "./surface.tsx";

interface PageHeadProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** The way here; left out, no breadcrumbs are shown. */
  breadcrumbs?: ComponentProps<typeof Breadcrumbs> | undefined;
  tone: SurfaceTone;
  /** The cloth on the right; left out, the words take the whole width. */
  art?: ArtFile | (string & {}) | undefined;
  /** False where the build does not know the page, so that nobody drew a card for it. */
  hasCard?: boolean | undefined;
  children?: ReactNode;
}

/** Letters from which a title, such as the full name of a treaty, is set smaller. */
const longTitle = 75;

/** Head of an inner page: words on a surface, cloth beside them, selvedge below. */
export function PageHead(props: PageHeadProps) {
  const { title, lead, breadcrumbs, tone, art, hasCard = true, children } = props;
  return (
    <>
      {hasCard && <ShareCardMeta {...{ title, breadcrumbs, tone, art }} />}
      <Surface as="section" tone={tone} className={styles.head} data-art={art ?? "no"}>
        <div className={styles.text}>
          {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
          <h1 className={styles.title} data-length={title.length > longTitle ? "long" : undefined}>
            {title}
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
      <SelvedgeBand />
    </>
  );
}
