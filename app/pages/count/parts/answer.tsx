import type { Ref } from "react";
import { Badge } from "#app/components/base/badge.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatParts } from "#collections/formats/format-day.ts";
import {
  formatDayAndMonth,
  formatLongDay,
  formatWeekday,
} from "#collections/formats/format-weekday.ts";
import { plural } from "#collections/formats/plural.ts";
import styles from "./count.module.css";
import {
  answerOf,
  type CountLanguage,
  type CountResult,
  doubtsOf,
  type Step,
} from "./describe-count.ts";

interface AnswerProps extends CountResult {
  said: CountLanguage;
  /** Takes the focus when the question was answered on the page. */
  heading: Ref<HTMLHeadingElement>;
}

/** The last day, large, with the sentence that says why. */
export function Answer({ count, rule, calendar, said, heading }: AnswerProps) {
  const { language, words } = said;
  const { answer, law } = words;
  const { text, section } = answerOf(count, rule, said);
  const span = { days: count.days, from: formatLongDay(count.from, language) };
  return (
    <>
      <p className={`title-2 ${styles.name}`}>{words.heading}</p>
      <h1 className={styles.answer} tabIndex={-1} ref={heading}>
        <span>{fill(plural(answer.question, count.days, language), span)}</span>{" "}
        <time dateTime={count.last}>
          <small>{formatWeekday(count.last, language)}</small>{" "}
          {formatDayAndMonth(count.last, language)} <br />
          {formatParts(count.last, { year: "numeric" }, language)}
        </time>
      </h1>
      <p className={`title-2 ${styles.reason}`}>
        {text} {section && <span className="whole">{fill(law.section, { section })}</span>}{" "}
        {doubtsOf(count, said).join(" ")}
      </p>
      {count.mayMove && <Badge kind="pending">{answer.open}</Badge>}
      <p className={classNames("row", styles.actions, "no-print")}>
        <ButtonLink href={calendar} icon="calendar" download={`last-day-${count.last}.ics`}>
          {answer.calendar}
        </ButtonLink>
        <a href="#use">{answer.cite}</a>
      </p>
    </>
  );
}

interface StepsProps {
  steps: readonly Step[];
  law: CountLanguage["words"]["law"];
}

/** How a count goes, one sentence after another, each with its section. */
export function Steps({ steps, law }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, section }) => (
        <li key={text}>
          <p>{text}</p>
          {section && (
            <p className={styles.tag}>
              <b>{fill(law.section, { section })}</b> <span>{law.act}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
