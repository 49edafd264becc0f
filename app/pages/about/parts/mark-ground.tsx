import { type MarkName, marks } from "#app/art/marks.ts";
import styles from "./mark-ground.module.css";

/** A ground of one sign, printed tone on tone; each second row is shifted by half a sign. */
export function MarkGround({ name }: { name: MarkName }) {
  const id = `ground-${name}`;
  return (
    <svg className={styles.ground} aria-hidden="true">
      <pattern id={id} width="64" height="96" patternUnits="userSpaceOnUse">
        <path d={marks[name]} transform="translate(4 12)" />
        <path d={marks[name]} transform="translate(36 60)" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
