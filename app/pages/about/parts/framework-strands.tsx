import { classNames } from "#app/components/base/class-names.ts";
import styles from "./framework-strands.module.css";

/** Middle of each of the four boxes, in a drawing 400 units wide. */
const middles = [50, 150, 250, 350] as const;
/** Distances of the three threads of a strand from its middle. */
const threads = [-5, 0, 5] as const;
const height = 56;

/** Strands between two levels: straight down, or one thread from every box above to every one below. */
export function FrameworkStrands({ isCrossing = false }: { isCrossing?: boolean }) {
  return (
    <svg
      className={classNames(styles.drawing, isCrossing && styles.crossing)}
      viewBox={`0 0 400 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {middles.map((x) => (
        <path
          key={x}
          className={styles.strand}
          d={(isCrossing
            ? middles.map((to) => `M${x} 0L${to} ${height}`)
            : threads.map((offset) => `M${x + offset} 0v${height}`)
          ).join("")}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
