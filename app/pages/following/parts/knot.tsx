import styles from "../following.module.css";

/** A followed thing is a knot on a thread; forgotten, the thread is cut. */
export function Knot({ isCut }: { isCut: boolean }) {
  return (
    <svg
      className={styles.knot}
      viewBox="0 0 300 120"
      aria-hidden="true"
      data-cut={isCut || undefined}
    >
      {isCut ? (
        <path d="M0 60H112M112 60q14 -12 26 -22M112 60q18 2 32 -4M112 60q14 12 28 20" />
      ) : (
        <>
          <path d="M0 60H92M208 60H300" />
          <path d="M92 60C130 60 128 22 156 22S190 60 150 60 118 98 150 98 176 60 208 60" />
          <path className={styles.bead} d="M150 44l16 16-16 16-16-16z" />
        </>
      )}
    </svg>
  );
}
