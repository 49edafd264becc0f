import { classNames } from "#app/components/base/class-names.ts";
import styles from "./selvedge-band.module.css";

interface SelvedgeBandProps {
  className?: string | undefined;
}

/** The border of the cloth: "OTC" in binary. Between a head and a page, and above the footer. */
export function SelvedgeBand({ className }: SelvedgeBandProps) {
  return <div className={classNames(styles.band, className)} aria-hidden="true" />;
}
