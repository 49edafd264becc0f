import type { ComponentProps, ReactNode } from "react";
import { Art } from "#app/components/art/art.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import styles from "./law-head.module.css";

interface LawHeadProps extends Pick<ComponentProps<typeof PageMeta>, "origin" | "modifiedOn"> {
  /** What the page says of itself; `heading` is also the title of its share card. */
  page: Pick<ComponentProps<typeof PageMeta>, "title" | "description" | "path"> & {
    heading: string;
    lead?: string | undefined;
  };
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  /** Name of the cloth on the right. */
  art: string;
  /** Stands above the heading. */
  above: ReactNode;
  /** Sets a heading of one or two words as large as it goes. */
  isHuge?: boolean;
  /** Shape of a country before the heading. */
  shape?: ReactNode;
  children?: ReactNode;
}

/** What the page of a country, of a kind or of one law begins with: words on night, its own cloth at the right. */
export function LawHead(props: LawHeadProps) {
  const { page, breadcrumbs, origin, modifiedOn, art, above, isHuge, shape, children } = props;
  const { title, description, path, heading, lead } = page;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={path}
        origin={origin}
        modifiedOn={modifiedOn}
        kind="article"
      />
      <ShareCardMeta title={heading} breadcrumbs={breadcrumbs} tone="night" art={art} />
      <Surface as="section" tone="night" className={styles.head}>
        <div className={styles.text}>
          <Breadcrumbs {...breadcrumbs} />
          <p className={styles.above}>{above}</p>
          <h1 className={styles.title} data-size={isHuge ? "huge" : undefined}>
            {shape}
            {heading}
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        <div className={styles.cloth}>
          <Art name={art} loading="eager" />
        </div>
      </Surface>
      <SelvedgeBand />
    </>
  );
}
