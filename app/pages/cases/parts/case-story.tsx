import { Fold } from "#app/components/text/fold.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { caseLabels } from "./case-labels.ts";
import styles from "./case-story.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

/** The case told plainly, each part behind its own name. */
export function CaseStory({ story }: Pick<LitigationCase, "story">) {
  return (
    <section aria-labelledby="story">
      <h2 id="story">{caseLabels.story}</h2>
      <div className={styles.parts}>
        {story.map(({ heading, paragraphs }) => (
          <Fold key={heading} as="h3" name="story" title={heading}>
            {paragraphs.map(({ text, sources }) => (
              <p key={text}>
                {text}
                <SourceNumbers numbers={sources} />
              </p>
            ))}
          </Fold>
        ))}
      </div>
    </section>
  );
}
