import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { Container } from "./container.tsx";
import styles from "./section.module.css";
import { Surface, type SurfaceTone } from "./surface.tsx";

/** Space above or below: `full` between sections, `less` under a page head, `none` at an edge. */
type SectionSpace = "full" | "less" | "none";
/** `head` is the small space above breadcrumbs, where a page has no dyed head. */
type SectionTop = SectionSpace | "head";

interface SectionProps {
  children: ReactNode;
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
  /** Words of that heading, where it stands alone above the content. */
  title?: string | undefined;
  /** Dyes the whole section. */
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
