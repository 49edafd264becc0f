import { type MarkName, marks } from "#app/art/marks.ts";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./mark.module.css";

export type { MarkName };

/** A mud-cloth sign that names a product, a value or a pillar; the words always stand beside it. */
export function Mark({ name, className }: { name: MarkName; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={marks[name]} />
    </svg>
  );
}
