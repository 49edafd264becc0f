import { classNames } from "#app/components/base/class-names.ts";
import styles from "./divider.module.css";

interface DividerProps {
  className?: string | undefined;
}

/** A stitched rule between two parts of one thing. */
export function Divider({ className }: DividerProps) {
  return <hr className={classNames(styles.seam, className)} />;
}
