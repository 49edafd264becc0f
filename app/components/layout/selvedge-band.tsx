import { classNames } from "#app/components/base/class-names.ts";
import styles from "./selvedge-band.module.css";

/** The border of the cloth: "OTC" in binary. Between a head and a page, and above the footer. */
export function SelvedgeBand({ className }: { className?: string | undefined }) {
  return <div className={classNames(styles.band, className)} aria-hidden="true" />;
}
