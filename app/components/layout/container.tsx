import type { ComponentProps } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import bandStyles from "./selvedge-band.module.css";

type ContainerProps = Pick<ComponentProps<"div">, "children" | "className">;

/** Keeps content within 1312 px and clear of the edges. */
export function Container({ children, className }: ContainerProps) {
  return <div className={classNames("container", className)}>{children}</div>;
}

/** The border of the cloth: "OTC" in binary. Between a head and a page, and above the footer. */
export function SelvedgeBand({ className }: { className?: string | undefined }) {
  return <div className={classNames(bandStyles.band, "no-print", className)} aria-hidden="true" />;
}
