import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import type { Programme } from "#collections/programmes/collection.ts";
import styles from "./about-and-goal.module.css";

type AboutProps = Programme["about"] & { className?: string | undefined };

export function About({ heading, paragraphs, className = "" }: AboutProps) {
  return (
    <div className={`stack ${styles.about} ${className}`}>
      <h2>{heading}</h2>
      <div className={`stack ${styles.paragraphs}`}>
        <Paragraphs texts={paragraphs} />
      </div>
    </div>
  );
}

type GoalProps = Programme["goal"] & {
  /** `large` fills a region by itself, `medium` stands beside other text. */
  size?: "large" | "medium";
};

export function Goal({ heading, text, size = "large" }: GoalProps) {
  return (
    <div className={styles.goal} data-size={size}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
  );
}
