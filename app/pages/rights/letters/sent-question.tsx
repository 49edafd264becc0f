import { useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { FieldError } from "#app/components/forms/field-error.tsx";
import type { LetterForm } from "#collections/site/letter-form.ts";
import { letterDate } from "./count-days.ts";
import { isDay } from "./saved-requests.ts";
import styles from "./sent-question.module.css";

interface SentQuestionProps {
  words: LetterForm["sent"];
  /** Gets the day of sending; empty where the answer is "Not yet". */
  onAnswer: (day: string) => void;
  isIdle?: boolean;
}

/** Asks whether a letter is sent, because its days run only then. */
export function SentQuestion({ words, onAnswer, isIdle = false }: SentQuestionProps) {
  const [day, setDay] = useState("");
  const isFuture = isDay(day) && day > letterDate();
  return (
    <fieldset className={`row gap-3 ${styles.sent}`}>
      <legend>{words.question}</legend>
      <Button
        type="button"
        tone={isIdle ? "line" : "default"}
        onClick={() => onAnswer(letterDate())}
      >
        {words.today}
      </Button>
      <label>
        {words.day}{" "}
        <input
          type="date"
          max={letterDate()}
          autoComplete="off"
          aria-invalid={isFuture || undefined}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
      </label>
      <Button
        type="button"
        tone="line"
        disabled={!isDay(day) || isFuture}
        onClick={() => onAnswer(day)}
      >
        {words.on}
      </Button>
      {isFuture && <FieldError>{words.future}</FieldError>}
      {!isIdle && (
        <Button type="button" tone="line" onClick={() => onAnswer("")}>
          {words.notYet}
        </Button>
      )}
    </fieldset>
  );
}
