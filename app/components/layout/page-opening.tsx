import type { ReactNode } from "react";
import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { Breadcrumbs, PageHead, type PageHeadProps } from "#app/components/layout/page-head.tsx";
import { SelvedgeBand } from "./container.tsx";
import styles from "./page-opening.module.css";
import { Surface, type SurfaceTone } from "./surface.tsx";

interface PageOpeningProps extends PageHeadProps {
  page: PageHeadProps["page"] & {
    kicker?: string | undefined;
    lead?: ReactNode;
  };
  tone: SurfaceTone;
  /** The cloth on the right, or several side by side; without it the text takes the whole width. */
  art?: ArtFile | (string & {}) | undefined | readonly string[];
  /** A framed line above the heading, such as: Test mode. */
  mark?: string | undefined;
  children?: ReactNode;
}

/** Headings longer than this many characters are set smaller. */
const longHeading = 75;

/** Opening of an inner page: its metadata, then text on a surface beside a cloth, and a selvedge. */
export function PageOpening(props: PageOpeningProps) {
  const { tone, art, mark, children, ...head } = props;
  const { page } = head;
  const { heading, kicker, lead } = page;
  return (
    <>
      <PageHead {...head} />
      <Surface
        as="section"
        tone={tone}
        className={`split ${styles.head}`}
        data-art={art?.toString() ?? "no"}
      >
        <div className={styles.text}>
          <Breadcrumbs page={page} />
          {mark && <p className={styles.mark}>{mark}</p>}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1
            className={`title-5 ${styles.title}`}
            data-length={heading.length > longHeading ? "long" : undefined}
          >
            {heading}
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {typeof art === "string" ? (
          <div className={`no-print fill ${styles.art}`}>
            <Art name={art} loading="eager" />
          </div>
        ) : (
          art && (
            <div className={`no-print ${styles.cloths}`}>
              {art.map((name) => (
                <Art key={name} name={name} loading="eager" />
              ))}
            </div>
          )
        )}
      </Surface>
      <SelvedgeBand className={styles.border} />
    </>
  );
}
