import type { HTMLAttributes } from "react";
import { classNames } from "#app/components/base/class-names.ts";

/** Dyes of a surface; `app/styles/surfaces.css` says what each does to the semantic tokens. */
export const surfaceTones = [
  "leaf",
  "night",
  "bark",
  "gold",
  "jac",
  "dye",
  "mint",
  "paper",
] as const;
export type SurfaceTone = (typeof surfaceTones)[number];

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** Left out, the region keeps the colour of what it lies on. */
  tone: SurfaceTone | undefined;
  as?: "div" | "section" | "article" | "aside" | "header" | "footer" | "li";
}

/**
 * A region dyed in one colour. Everything inside takes its text, links, focus ring, inputs and
 * primary button from it, so a component on a surface needs no variant.
 */
export function Surface({ tone, as: Element = "div", className, ...rest }: SurfaceProps) {
  const names = classNames(tone && `surface surface--${tone}`, className);
  return <Element className={names || undefined} {...rest} />;
}
