import { classNames } from "#app/components/base/class-names.ts";
import styles from "./seam.module.css";

interface SeamProps {
  className?: string | undefined;
}

/** A stitched rule between two parts of one thing. */
export function Seam({ className }: SeamProps) {
  return <hr className={classNames(styles.seam, className)} />;
}
