import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./framework-strands.module.css";

/** Middle of each of the four boxes, in a drawing 400 units wide. */
const middles = [50, 150, 250, 350] as const;
/** Distances of the three threads of a strand from its middle. */
const threads = [-5, 0, 5] as const;
const height = 56;

/** Four strands straight down, between two levels of the framework. */
export function StraightStrands() {
  return (
    <Drawing>
      {middles.map((x) => (
        <path
          key={x}
          className={styles.strand}
          d={threads.map((offset) => `M${x + offset} 0v${height}`).join("")}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Drawing>
  );
}

/** One thread from every sector to every activity. */
export function CrossingStrands() {
  return (
    <Drawing className={styles.crossing}>
      {middles.map((from) => (
        <path
          key={from}
          className={styles.strand}
          d={middles.map((to) => `M${from} 0L${to} ${height}`).join("")}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Drawing>
  );
}

interface DrawingProps {
  children: ReactNode;
  className?: string | undefined;
}

function Drawing({ children, className }: DrawingProps) {
  return (
    <svg
      className={classNames(styles.drawing, className)}
      viewBox={`0 0 400 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
