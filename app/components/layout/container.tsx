import type { ComponentProps } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import containerStyles from "./container.module.css";
import bandStyles from "./selvedge-band.module.css";

/** Keeps content within 1312 px and clear of the edges. */
export function Container({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(containerStyles.container, className)} {...rest} />;
}

/** The border of the cloth: "OTC" in binary. Between a head and a page, and above the footer. */
export function SelvedgeBand({ className }: { className?: string | undefined }) {
  return <div className={classNames(bandStyles.band, "no-print", className)} aria-hidden="true" />;
}
