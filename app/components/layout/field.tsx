import type { HTMLAttributes } from "react";
import { classNames } from "#app/components/base/class-names.ts";

/** Dyes of a field; `app/styles/fields.css` says what each does to the semantic tokens. */
export const fieldTones = ["leaf", "night", "bark", "gold", "jac", "dye"] as const;
export type FieldTone = (typeof fieldTones)[number];

interface FieldProps extends HTMLAttributes<HTMLElement> {
  tone: FieldTone;
  as?: "div" | "section" | "article" | "aside" | "header" | "footer" | "li";
}

/**
 * A region dyed in one colour. Everything inside takes its text, links, focus ring, inputs and
 * primary button from it, so a component in a field needs no variant.
 */
export function Field({ tone, as: Element = "div", className, ...rest }: FieldProps) {
  return <Element className={classNames("field", `field--${tone}`, className)} {...rest} />;
}
