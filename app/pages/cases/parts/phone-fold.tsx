import type { ReactNode } from "react";
import styles from "./phone-fold.module.css";

/** A part that is folded on phones. On wider screens and on paper it lies open, without the words of `summary`. */
export function PhoneFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={`unfolds ${styles.fold}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
