import styles from "./case-story.module.css";

interface CaseStoryProps {
  parts: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** A case told plainly: a heading over each part. */
export function CaseStory({ parts }: CaseStoryProps) {
  return (
    <div className={styles.story}>
      {parts.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
