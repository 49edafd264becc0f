import { useEffect, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import type { OpenTranslation, ReviewedText } from "../../core/open-file.ts";
import * as editor from "../editor-api.ts";
import fields from "../fields/field.module.css";
import { fieldId } from "../fields/field-context.ts";
import styles from "./reviewed-text-fields.module.css";

const states = {
  reviewed: "Right",
  outdated: "The English changed since",
  draft: "Not reviewed",
  missing: "Not translated",
} as const;

interface ReviewedTextFieldsProps extends Pick<OpenTranslation, "english" | "language"> {
  text: ReviewedText;
  problem: string | undefined;
  decide(words: { text: string } | { question: string }): void;
}

export function ReviewedTextFields(props: ReviewedTextFieldsProps) {
  const { text, english, language, problem, decide } = props;
  const { number, state, translation = {} } = text;
  const { reviewedBy, on, keptBy, question = "", english: rendered = "" } = translation;
  const id = fieldId(text.id);
  const [typed, setTyped] = useState(translation.text ?? "");
  const [asked, setAsked] = useState(question);
  const [before, setBefore] = useState<string>();
  useEffect(() => {
    if (state !== "outdated") return setBefore(undefined);
    editor.earlierText(english, rendered).then(
      (found) => setBefore(found.text),
      () => undefined,
    );
  }, [state, english, rendered]);
  const ofNumber = <span className="visually-hidden"> {number}</span>;
  return (
    <li className={styles.text} data-state={state}>
      <h2 id={`text-${number}`} tabIndex={-1}>
        <span className="muted">{number}</span> {text.title}
      </h2>
      <p className={styles.state}>
        {states[state]}
        {reviewedBy && on && `, reviewed by ${reviewedBy} on ${on}`}
        {keptBy && `, kept by ${keptBy}`}
        {question && `, asked: ${question}`}
      </p>
      {before && (
        <p className={styles.english}>
          <b>English before:</b> {before}
        </p>
      )}
      <p className={styles.english}>
        {before && <b>English now: </b>}
        {text.english}
      </p>
      <label className="visually-hidden" htmlFor={id}>
        Translation {number}
      </label>
      <textarea
        id={id}
        className={fields.control}
        lang={language}
        rows={1}
        value={typed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-problem`} role="alert" className={problem && fields.problem}>
        {problem}
      </p>
      <div className={styles.acts}>
        <Button
          type="button"
          disabled={!typed.trim()}
          onClick={() => decide({ text: typed.trim() })}
        >
          {typed.trim() === translation.text ? "Right" : "Change"}
          {ofNumber}
        </Button>
        <input
          className={fields.control}
          aria-label={`Question ${number}`}
          placeholder="Your question"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        <Button
          type="button"
          tone="line"
          disabled={!asked.trim() || !translation.text}
          onClick={() => decide({ question: asked.trim() })}
        >
          Ask
          {ofNumber}
        </Button>
      </div>
    </li>
  );
}
