import type { PageContent } from "#schemas/pages/pages.ts";
import styles from "./story.module.css";

/** The story of OTC: paragraphs to read, then the ideas that guide the work, each by its name. */
export function Story({ heading, paragraphs, ideas }: PageContent<"who-we-are">["story"]) {
  return (
    <div className={styles.story}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <p className={styles.paragraph}>{ideas.intro}</p>
      <dl className={styles.ideas}>
        {ideas.items.map(({ name, statement }) => (
          <div key={name} className={styles.idea}>
            <dt>{name}</dt>
            <dd>{statement}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
