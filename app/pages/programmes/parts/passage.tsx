import styles from "./passage.module.css";

interface PassageProps {
  heading: string;
  paragraphs: readonly string[];
  /** `beside` puts the heading at the left of the text. */
  layout?: "below" | "beside";
  /** Sets the last paragraph in large letters. */
  hasLargeEnd?: boolean;
}

/** A heading and its paragraphs, set for reading. */
export function Passage({
  heading,
  paragraphs,
  layout = "below",
  hasLargeEnd = false,
}: PassageProps) {
  return (
    <div className={styles.passage} data-layout={layout} data-end={hasLargeEnd ? "large" : "plain"}>
      <h2>{heading}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
