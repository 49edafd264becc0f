import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import containerStyles from "./container.module.css";
import bandStyles from "./selvedge-band.module.css";

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

interface ContainerProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Keeps content within 1312 px and clear of the edges. */
export function Container({ children, className }: ContainerProps) {
  return <div className={classNames(containerStyles.container, className)}>{children}</div>;
}

/** The border of the cloth: "OTC" in binary. Between a head and a page, and above the footer. */
export function SelvedgeBand({ className }: { className?: string | undefined }) {
  return <div className={classNames(bandStyles.band, className)} aria-hidden="true" />;
}
