import type { ListedQuestion, Overview } from "../core/open-file.ts";
import styles from "./list-view.module.css";
import { hrefOf } from "./use-editor-location.ts";

const file = "content/site/open-questions.yaml";

/** Questions that only the organisation can answer before the launch, with every place that waits for them. */
export function QuestionsView({ overview: { questions } }: { overview: Overview }) {
  const open = questions.filter(({ settled }) => !settled);
  const topics = [...new Set(open.map(({ topic }) => topic))];
  return (
    <>
      <h1 className={styles.title}>{open.length} questions are open</h1>
      <p className="lead">
        Correct the places below, take the sign ⚠ off each, and then write the day on which it was
        settled.
      </p>
      {topics.map((topic) => (
        <section key={topic} className={styles.section}>
          <h2>{topic}</h2>
          <ul className={styles.list}>
            {open
              .filter((question) => question.topic === topic)
              .map((question) => (
                <Question key={question.id} {...question} at={questions.indexOf(question)} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Question({ id, question, places, at }: ListedQuestion & { at: number }) {
  return (
    <li className={styles.item}>
      <p>
        <b>⚠ {id}</b> {question}
      </p>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={`${place.file} ${place.line}`}>
            <a href={hrefOf({ view: "file", file: place.file, field: `line ${place.line}` })}>
              {place.title}
            </a>{" "}
            <span className="muted">{place.note.replace(/^placeholder:? */, "")}</span>
          </li>
        ))}
        <li>
          <a href={hrefOf({ view: "file", file, field: `[${at}].settled` })}>
            Write the day on which it was settled
            <span className="visually-hidden"> (question {id})</span>
          </a>
        </li>
      </ul>
    </li>
  );
}
