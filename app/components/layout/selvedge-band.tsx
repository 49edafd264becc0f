import { classNames } from "#app/components/base/class-names.ts";
import { PaintAfter } from "./paint-after.tsx";
import styles from "./selvedge-band.module.css";

interface SelvedgeBandProps {
  className?: string | undefined;
  /** Under the head of a page: the first paint waits until the head is whole, as its parts make room for each other. */
  endsHead?: boolean;
}

/** The border of the cloth: "OTC" in binary. Between a head and a page, and above the footer. */
export function SelvedgeBand({ className, endsHead = false }: SelvedgeBandProps) {
  const band = classNames(styles.band, className);
  if (!endsHead) return <div className={band} aria-hidden="true" />;
  return (
    <>
      <PaintAfter id="page-body" />
      <div className={band} id="page-body" aria-hidden="true" />
    </>
  );
}
