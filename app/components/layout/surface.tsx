import type { HTMLAttributes } from "react";
import { classNames } from "#app/components/base/class-names.ts";

/** Dyes of a surface; `app/styles/surfaces.css` defines their tokens. */
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
  /** Undefined: the region has the colour of its parent. */
  tone: SurfaceTone | undefined;
  as?: "div" | "section" | "article" | "aside" | "header" | "footer" | "li";
}

/** A region dyed in one colour, which sets text, links, focus ring, inputs and primary button of everything inside. */
export function Surface({ tone, as: Element = "div", className, ...rest }: SurfaceProps) {
  const names = classNames(tone && `surface surface--${tone}`, className);
  return <Element className={names || undefined} {...rest} />;
}
