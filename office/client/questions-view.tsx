import type { ListedQuestion, Overview } from "../core/open-file.ts";
import styles from "./list-view.module.css";
import { hrefOf } from "./use-editor-location.ts";

const file = "content/site/open-questions.yaml";

/** Questions that only the organisation can answer before the launch, with every place that waits for them. */
export function QuestionsView({ overview: { questions } }: { overview: Overview }) {
  return (
    <>
      <h1 className={styles.title}>{questions.length} questions are open</h1>
      <p className="lead">
        Correct the places below, take the sign ⚠ off each, and then write the day on which it was
        settled.
      </p>
      {[...Map.groupBy(questions, ({ topic }) => topic)].map(([topic, ofTopic]) => (
        <section key={topic} className={styles.section}>
          <h2>{topic}</h2>
          <ul className={styles.list}>
            {ofTopic.map((question) => (
              <Question key={question.id} {...question} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Question({ id, question, settled, places, at }: ListedQuestion) {
  return (
    <li className={styles.item}>
      <p>
        <b>⚠ {id}</b> {question}
        {settled && <b> Its day is written, but these places are still open:</b>}
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
        {places.length === 0 && (
          <li>
            <a href={hrefOf({ view: "file", file, field: `[${at}].settled` })}>
              Write the day on which it was settled
              <span className="visually-hidden"> (question {id})</span>
            </a>
          </li>
        )}
      </ul>
    </li>
  );
}
