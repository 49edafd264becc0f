import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import type { Link } from "#collections/reading/blocks.ts";
import { Container } from "./container.tsx";
import styles from "./section.module.css";
import headStyles from "./section-head.module.css";
import { Surface, type SurfaceTone } from "./surface.tsx";
import columnStyles from "./two-columns.module.css";

/** Space above or below: `full` between sections, `less` under a page head, `none` at an edge. */
type SectionSpace = "full" | "less" | "none";
/** `head` is the small space above breadcrumbs, where a page has no dyed head. */
type SectionTop = SectionSpace | "head";

interface SectionProps {
  children: ReactNode;
  id?: string | undefined;
  labelledBy?: string | undefined;
  /** Words of that heading, where it stands alone above the content. */
  title?: string | undefined;
  tone?: SurfaceTone | undefined;
  top?: SectionTop | undefined;
  bottom?: SectionSpace | undefined;
  /** Lets the content reach the edges of the window; it then brings its own `Container`. */
  isBleeding?: boolean;
  className?: string | undefined;
}

const spaceAbove = {
  full: undefined,
  less: styles.topLess,
  head: styles.topHead,
  none: styles.topNone,
};
const spaceBelow = { full: undefined, less: styles.bottomLess, none: styles.bottomNone };

/** One subject of a page, with the space that parts it from the next. */
export function Section(props: SectionProps) {
  const { id, labelledBy, title, tone, top = "full", bottom = "full", isBleeding } = props;
  const children = (
    <>
      {title && (
        <h2 id={labelledBy} className="form-title">
          {title}
        </h2>
      )}
      {props.children}
    </>
  );
  return (
    <Surface
      as="section"
      tone={tone}
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.section, spaceAbove[top], spaceBelow[bottom], props.className)}
    >
      {isBleeding ? children : <Container>{children}</Container>}
    </Surface>
  );
}

interface SectionHeadProps {
  heading: string;
  intro?: string | undefined;
  link?: Link | undefined;
  /** Id of the heading, for `Section labelledBy`. */
  id?: string | undefined;
  children?: ReactNode;
  as?: "h1" | "h2";
  className?: string | undefined;
}

/** Heading of a section on the left, what belongs to it on the right. */
export function SectionHead(props: SectionHeadProps) {
  const { heading, intro, link, id, children, as: Heading = "h2", className } = props;
  return (
    <div className={classNames("split", "columns-7-5", headStyles.head, className)}>
      <Heading id={id}>{heading}</Heading>
      {(intro || link || children) && (
        <div className={headStyles.aside}>
          {intro && <p>{intro}</p>}
          {link && <TextLink {...link} />}
          {children}
        </div>
      )}
    </div>
  );
}

interface TitleAndLeadProps {
  title: string;
  lead: string;
  id?: string | undefined;
}

/** A heading with one sentence below it, to stand beside a form. */
export function TitleAndLead({ title, lead, id }: TitleAndLeadProps) {
  return (
    <div className="stack">
      <h2 id={id}>{title}</h2>
      <p className="lead">{lead}</p>
    </div>
  );
}

interface TwoColumnsProps {
  children: ReactNode;
  align?: "start" | "baseline";
}

/** Two columns, seven parts to four; one below the other on small and on medium screens. */
export function TwoColumns({ children, align = "start" }: TwoColumnsProps) {
  return (
    <div className={`split-medium ${columnStyles.duo}`} data-align={align}>
      {children}
    </div>
  );
}
