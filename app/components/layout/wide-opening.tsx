import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { Breadcrumbs, PageHead, type PageHeadProps } from "#app/components/layout/page-head.tsx";
import { Container, SelvedgeBand } from "./container.tsx";
import { Surface, type SurfaceTone } from "./surface.tsx";
import styles from "./wide-opening.module.css";

interface WideOpeningProps {
  page: PageHeadProps["page"] & { lead?: ReactNode };
  tone: SurfaceTone;
  title?: "title-5" | "title-6";
  /** Stands on the right of the heading; the lead is then below the heading instead. */
  beside?: ReactNode;
  /** Below the lead, such as: Coming Soon. */
  label?: string | undefined;
  /** The drawing stands on what follows, without space between them. */
  isStanding?: boolean;
  /** What follows; a selvedge unless given. */
  below?: ReactNode;
  /** Of the row of heading and lead. */
  className?: string | undefined;
  /** A drawing of the page's data across the whole width. */
  children?: ReactNode;
}

/** Opening of a page whose drawing needs the whole width: heading and lead in one row, the drawing below. */
export function WideOpening(props: WideOpeningProps) {
  const { tone, title = "title-5", beside, label, isStanding, below, className, children } = props;
  const { page } = props;
  const heading = <h1 className={title}>{page.heading}</h1>;
  const lead = page.lead && <p className="lead">{page.lead}</p>;
  return (
    <>
      <PageHead page={page} />
      <Surface
        as="section"
        tone={tone}
        className={classNames(styles.opening, isStanding && styles.standing)}
      >
        <Container>
          <Breadcrumbs page={page} />
          <div className={classNames("split-medium columns-7-5", styles.row, className)}>
            {beside ? (
              <div className="stack">
                {heading}
                {lead}
              </div>
            ) : (
              heading
            )}
            {beside ?? (
              <div className={`stack ${styles.words}`}>
                {lead}
                {label && <span className="soon">{label}</span>}
              </div>
            )}
          </div>
          {children}
        </Container>
      </Surface>
      {below ?? <SelvedgeBand />}
    </>
  );
}
