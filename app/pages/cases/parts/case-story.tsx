import { Container } from "#app/components/layout/container.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { correctionAnchor, type LitigationCase } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { inOneLine } from "#collections/formats/in-one-line.ts";
import { getPage } from "#collections/pages/pages.ts";
import correction from "./case-corrections.module.css";
import { sideLabels } from "./case-loom.ts";
import styles from "./case-story.module.css";
import { PhoneFold } from "./phone-fold.tsx";
import { SourceNumbers } from "./source-numbers.tsx";

/** The facts, what the page said wrongly before, the case told plainly; beside it what is not known. */
export function CaseStory({ entry }: { entry: LitigationCase }) {
  const { reply } = getPage("litigation").casePage;
  const { parties, story, notKnown, issues } = entry;
  return (
    <Container className={styles.story}>
      <h2 className="visually-hidden">At a glance</h2>
      <FactList
        className={styles.facts}
        facts={[
          { label: parties?.askingAs ?? sideLabels.asking, value: parties?.asking },
          { label: sideLabels.answering, value: parties?.answering },
          { label: sideLabels.forum, value: entry.forum },
          { label: "Country", value: entry.country },
          { label: "Filed", value: entry.yearFiled },
          { label: "Last checked", value: formatDay(entry.checkedOn) },
        ]}
      />
      <div
        className={`split-medium columns-8-4 gap-7 ${styles.narrative}`}
        data-beside={notKnown.length > 0 ? "yes" : "no"}
      >
        <div className={styles.main}>
          {entry.corrections.map(({ date, title, text }) => (
            <aside
              key={`${date} ${title}`}
              id={correctionAnchor({ date, title, text })}
              className={`stack gap-3 ${correction.corrected}`}
              aria-label={title}
            >
              <p className={correction.date}>{`Corrected on ${formatDay(date)}`}</p>
              <h2>{title}</h2>
              <p>{text}</p>
            </aside>
          ))}
          <PhoneFold summary="Read the case: what was asked, decided and argued">
            {story.map(({ heading, paragraphs }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <div>
                  {paragraphs.map(({ text, sources }) => (
                    <p key={text}>
                      {text}
                      <SourceNumbers numbers={sources} />
                    </p>
                  ))}
                </div>
              </section>
            ))}
            <section>
              <h2>Issues</h2>
              <p>{inOneLine(issues)}</p>
            </section>
          </PhoneFold>
        </div>
        {notKnown.length > 0 && (
          <aside className={styles.unknown} aria-labelledby="unknown">
            <h2 id="unknown">What is not known</h2>
            <ItemList items={notKnown} />
            <p>
              {reply.text} <a href={reply.link.href}>{reply.link.label}</a>
            </p>
          </aside>
        )}
      </div>
    </Container>
  );
}
