import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { Field, type FieldTone } from "./field.tsx";
import styles from "./section.module.css";
import { Wrap } from "./wrap.tsx";

/** Space above or below: `full` between sections, `less` under a page head, `none` at an edge. */
type SectionSpace = "full" | "less" | "none";
/** `head` is the small space above breadcrumbs, where a page has no dyed head. */
type SectionTop = SectionSpace | "head";

interface SectionProps {
  children: ReactNode;
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
  /** Dyes the whole section. */
  tone?: FieldTone | undefined;
  top?: SectionTop;
  bottom?: SectionSpace;
  /** Lets the content reach the edges of the window; it then brings its own `Wrap`. */
  isBleeding?: boolean;
  className?: string | undefined;
}

/** One subject of a page, with the space that parts it from the next. */
export function Section(props: SectionProps) {
  const { children, id, labelledBy, tone, top = "full", bottom = "full", isBleeding } = props;
  const shared = {
    id,
    "aria-labelledby": labelledBy,
    "data-top": top,
    "data-bottom": bottom,
    className: classNames(styles.section, props.className),
    children: isBleeding ? children : <Wrap>{children}</Wrap>,
  };
  return tone ? <Field as="section" tone={tone} {...shared} /> : <section {...shared} />;
}
