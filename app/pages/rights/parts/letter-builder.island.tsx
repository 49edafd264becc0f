import { useEffect, useRef, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";
import { addDays, letterDate } from "../letters/count-days.ts";
import { LetterActions } from "../letters/letter-actions.tsx";
import { LetterFields } from "../letters/letter-fields.tsx";
import { LetterSheet } from "../letters/letter-sheet.tsx";
import type { Answers, LetterTemplate } from "../letters/letter-template.ts";
import { type SavedRequest, takeHandedRequest } from "../letters/saved-requests.ts";
import {
  firstAnswers,
  formatLongDay,
  limitOf,
  shownAnswers,
  writeLetter,
} from "../letters/write-letter.ts";
import styles from "./letter-builder.module.css";

interface LetterBuilderProps {
  /** Name of the letter, e.g. `stop-harm`. */
  letter: string;
  template: LetterTemplate;
  words: Pick<
    LetterForm,
    "form" | "optional" | "sheet" | "blank" | "asleep" | "limit" | "noLimit" | "apps"
  > &
    Pick<LetterForm, "send" | "said" | "event" | "eventUnnamed" | "alarm">;
  caution: string | undefined;
  /** When the letter was last compared with the law, and that it is no legal advice. */
  note: string;
  /** Path of the list of requests. */
  list: string;
}

/**
 * Form and sheet of a letter. What is typed stays in this page: no form is posted, nothing is fetched, and no
 * address holds a word of it.
 */
function LetterBuilder({ letter, template, words, caution, note, list }: LetterBuilderProps) {
  const form = useRef<HTMLDivElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  // A new `round` begins the form anew, filled with `initial`.
  const [{ initial, round }, setBeginning] = useState({
    initial: firstAnswers(template),
    round: 0,
  });
  const [answers, setAnswers] = useState(initial);
  // Written in once somebody writes or sends: before, the letter is one to be filled in by hand.
  const [day, setDay] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    setIsHydrated(true);
    const request = takeHandedRequest();
    if (request) {
      const begun = { ...initial, ...answersFrom(request, template) };
      setBeginning({ initial: begun, round: 1 });
      setAnswers(begun);
      setDay(letterDate());
    } else if (form.current && isTyped(form.current)) {
      // Somebody was quicker than this script.
      setAnswers(readAnswers(form.current, initial));
      setDay(letterDate());
    }
  }, []);

  const shown = shownAnswers(template, answers);
  const limit = limitOf(template, answers);
  const blocks = writeLetter(template, answers, formatLongDay(day));
  const follow = () => {
    if (!form.current) return;
    setAnswers(readAnswers(form.current, answers));
    if (!day) setDay(letterDate());
  };
  /** The letter as it leaves: with its day, also when nothing was typed. */
  const finish = () => {
    const sentOn = day || letterDate();
    setDay(sentOn);
    return {
      sentOn,
      blocks: writeLetter(template, answers, formatLongDay(sentOn)),
      dueOn: limit && sentOn ? addDays(sentOn, limit.days) : undefined,
    };
  };

  return (
    <div className={classNames(styles.builder, isHydrated && styles.alive)}>
      <div className={styles.form}>
        <p className={styles.previewLink}>
          <TextLink href="#sheet">{words.form.toLetter}</TextLink>
        </p>
        {caution && <p className={styles.caution}>{caution}</p>}
        {/* No form: there is nothing that any key could send. */}
        <div key={round} ref={form} className={styles.fields} onInput={follow} data-fields>
          <LetterFields
            template={template}
            answers={shown}
            initial={initial}
            words={{ ...words.form, optional: words.optional }}
          />
        </div>
      </div>
      <Surface tone="leaf" className={styles.side} id="sheet">
        <div className={styles.sticky}>
          <p className={classNames("lead", styles.blank)}>{words.blank}</p>
          <div className={styles.deferred} data-hydrate-box hidden>
            <p>{words.asleep.text}</p>
            <Button type="button" tone="gold" data-hydrate>
              {words.asleep.button}
            </Button>
          </div>
          <LetterSheet blocks={blocks} label={words.sheet} />
          <p className={styles.note}>
            {limit
              ? words.limit
                  .replace("{section}", limit.section)
                  .replace("{days}", String(limit.days))
              : !template.isComplaint && words.noLimit}{" "}
            {note}
          </p>
          <p className={classNames(styles.note, styles.live)}>{words.apps}</p>
          <LetterActions
            className={styles.live}
            letter={letter}
            answers={shown}
            limit={limit}
            finish={finish}
            words={words}
            list={list}
            subject={blocks.flatMap((block) => (block.kind === "subject" ? [block.text] : []))[0]}
          />
        </div>
      </Surface>
    </div>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<Control>("input, textarea, select"),
];

/** Whether anything differs from how the form began. */
function isTyped(form: HTMLElement): boolean {
  return controlsOf(form).some((control) =>
    control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
      ? control.checked !== control.defaultChecked
      : !(control instanceof HTMLSelectElement) && control.value !== "",
  );
}

/** What the form holds; answers to what it does not show at the moment stay as they are. */
function readAnswers(form: HTMLElement, known: Answers): Answers {
  const answers: Record<string, string> = { ...known };
  for (const control of controlsOf(form)) {
    if (!control.name) continue;
    if (!(control instanceof HTMLInputElement)) answers[control.name] = control.value;
    else if (control.type === "checkbox") {
      answers[control.name] = control.checked ? "ticked" : "unticked";
    } else if (control.type !== "radio" || control.checked) answers[control.name] = control.value;
  }
  return answers;
}

/** What a further letter takes over from the request that it is about. */
function answersFrom(request: SavedRequest, { choices }: LetterTemplate): Answers {
  const { letter, organisation, sent, outcome = "silence", days } = request;
  const chosen = (name: string, value: string) =>
    choices.some((choice) => choice.name === name && choice.options.some((o) => o.value === value))
      ? { [name]: value }
      : {};
  return {
    organisation,
    sent,
    ...chosen("first", letter.replace("-", "")),
    // A letter that had no time limit, though others of its kind have one, asked for something else.
    ...(days === undefined ? chosen("first", `${letter.replace("-", "")}open`) : {}),
    ...chosen("outcome", outcome),
  };
}

export default defineIsland("letter-builder", LetterBuilder);
