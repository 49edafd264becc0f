import type { ReactNode } from "react";
import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead, type PageHeadProps } from "#app/components/layout/page-head.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./law-head.module.css";

interface LawHeadProps extends Pick<PageHeadProps, "modifiedOn"> {
  page: PageHeadProps["page"] & { lead?: string | undefined };
  art: string;
  isHuge?: boolean;
  shape?: ReactNode;
}

export function LawHead({ page, art, modifiedOn, isHuge, shape }: LawHeadProps) {
  const { heading, lead } = page;
  return (
    <>
      <PageHead
        page={page}
        kind="article"
        modifiedOn={modifiedOn}
        card={{
          title: heading,
          section: getPage("laws").heading,
          tone: "night",
          art: art as ArtFile,
        }}
      />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Surface as="section" tone="night" className={`split ${styles.head}`}>
        <div className={styles.text}>
          <Breadcrumbs page={page} />
          <p className="title-2">{getPage("laws").heading}</p>
          <h1 className={classNames("title-4", isHuge && styles.huge)}>
            {shape}
            {heading}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className={`no-print fill ${styles.cloth}`}>
          <Art name={art} loading="eager" />
        </div>
      </Surface>
      <SelvedgeBand />
    </>
  );
}
