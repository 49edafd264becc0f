import type { ReactNode } from "react";
import styles from "./letter-contents.module.css";

interface LetterContentsProps {
  title: string;
  /** Id of the heading that names this part. */
  id: string;
  paragraphs: readonly string[];
  /** Where to read on. */
  children?: ReactNode;
}

/** What a letter will hold, set like the lines of one: each paragraph on its own stitched rule. */
export function LetterContents({ title, id, paragraphs, children }: LetterContentsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p className={styles.line} key={paragraph}>
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  );
}
