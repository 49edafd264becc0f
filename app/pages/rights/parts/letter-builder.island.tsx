import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Surface } from "#app/components/layout/surface.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import frame from "../letters/builder.module.css";
import { letterDate } from "../letters/count-days.ts";
import {
  type EvidenceEntry,
  evidenceText,
  loadEvidence,
  takeHandedEvidence,
} from "../letters/evidence.ts";
import { EvidenceButtons } from "../letters/evidence-buttons.tsx";
import { LetterActions } from "../letters/letter-actions.tsx";
import { LetterFields } from "../letters/letter-fields.tsx";
import type { EvidenceLabels, LetterLabels } from "../letters/letter-labels.ts";
import { LetterSheet } from "../letters/letter-sheet.tsx";
import type { Answers, LetterTemplate } from "../letters/letter-template.ts";
import { answersFrom, openingAnswers } from "../letters/opening.ts";
import { takeHandedRequest } from "../letters/saved-requests.ts";
import { shortMessage } from "../letters/short-message.ts";
import {
  firstAnswers,
  formatTypedDay,
  limitOf,
  papersOf,
  shownAnswers,
  writeLetter,
} from "../letters/write-letter.ts";
import styles from "./letter-builder.module.css";

interface LetterBuilderProps {
  letter: string;
  template: LetterTemplate;
  /** The letter itself, where the page is in another language. */
  english: LetterTemplate | undefined;
  words: LetterLabels;
  /** Labels around the evidence sheet, whose lines go into the field `what`. */
  evidence: Pick<EvidenceLabels, "link" | "line" | "take"> & { path: string };
  /** Dangers and time limits, before the form. */
  caution: string | undefined;
  /** What the right leaves out, after what is asked for. */
  bounds: string | undefined;
  /** When the letter was last compared with the law, and a disclaimer. */
  note: string;
  list: string;
}

/** What this page has been told last: it outlives an island that starts again. */
let lastAnswers: Answers | undefined;

/** Form and sheet of a letter. Nothing typed leaves the page: no post, no fetch, no address. */
function LetterBuilder(props: LetterBuilderProps) {
  const { letter, template, english, words, evidence, caution, bounds, note, list } = props;
  const form = useRef<HTMLDivElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  // A new `round` sets all fields to their answers.
  const [{ round, id }, setStart] = useState({ round: 0, id: "" });
  const [answers, setAnswers] = useState(() => firstAnswers(template));
  // Empty until the user types or sends.
  const [day, setDay] = useState("");
  // Id of the field in which somebody was typing when a new round began.
  const focused = useRef("");
  // Handed over by a press on the evidence sheet, or kept on this device.
  const [entries, setEntries] = useState<readonly EvidenceEntry[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    setIsHydrated(true);
    const request = takeHandedRequest();
    const opening = openingAnswers(template, location.hash.slice(1));
    const handed = takeHandedEvidence();
    setEntries(handed.length > 0 ? handed : loadEvidence());
    const taken = {
      ...(request ? answersFrom(request, template) : opening),
      ...(handed.length > 0 && { what: evidenceText(handed, evidence.line) }),
    };
    // What the user typed before hydration stays, whatever else would be put there.
    const typed: Record<string, string> = {
      ...lastAnswers,
      ...(form.current && readTyped(form.current)),
    };
    const own = typed.what?.trim();
    if (own && taken.what && !own.includes(taken.what)) typed.what = `${own}\n${taken.what}`;
    const isTyped = Object.keys(typed).length > 0;
    if (lastAnswers || Object.keys(taken).length > 0) {
      const { activeElement } = document;
      if (form.current?.contains(activeElement)) focused.current = activeElement?.id ?? "";
      setStart({ round: 1, id: request?.sent === "" ? request.id : "" });
    }
    setAnswers({ ...answers, ...taken, ...typed });
    if (request || isTyped || handed.length > 0) setDay(letterDate());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a new round are new
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = "";
  }, [round]);

  const visible = shownAnswers(template, answers);
  const limit = limitOf(template, answers);
  const instead = template.choices
    .flatMap(({ name, options }) => options.filter(({ value }) => visible[name] === value))
    .find((option) => option.instead)?.instead;
  const write = (sentOn: string, way?: "sent" | "sms") =>
    writeLetter(english ?? template, answers, formatTypedDay(sentOn), way);
  const blocks = write(day);
  const meanings = english && writeLetter(template, answers);
  const follow = () => {
    if (!form.current) return;
    lastAnswers = readAnswers(form.current, answers);
    setAnswers(lastAnswers);
    if (!day) setDay(letterDate());
  };
  /** Puts lines into the field for what happened, in the place of the other text, after the user's own. */
  const take = (text: string, former: string) => {
    const field = form.current?.querySelector<HTMLTextAreaElement>("[name=what]");
    if (!field) return;
    const own = field.value.replace(text, "").replace(former, "").trim();
    field.value = own ? `${own}\n${text}` : text;
    field.focus();
    follow();
  };
  const finish = () => {
    const sentOn = day || letterDate();
    setDay(sentOn);
    return { sentOn, blocks: write(sentOn, "sent") };
  };

  return (
    <div className={classNames(styles.builder, styles.later, isHydrated && styles.alive)}>
      <div className={`no-print stack gap-5 ${styles.form}`}>
        {caution && <p className={styles.caution}>{caution}</p>}
        {/* Not a <form>, so that no key can submit it. */}
        <div key={round} ref={form} className="stack gap-5" onInput={follow} data-fields>
          <LetterFields
            template={template}
            answers={visible}
            words={words}
            above={{ what: <EvidenceButtons entries={entries} words={evidence} onTake={take} /> }}
          />
        </div>
        {bounds && <p className={styles.caution}>{bounds}</p>}
      </div>
      <Surface tone="leaf" className={frame.side} id="sheet">
        <div className={styles.sticky}>
          <div className={frame.deferred} data-hydrate-box hidden>
            <p>{words.asleep.text}</p>
            <Button type="button" tone="gold" data-hydrate>
              {words.asleep.button}
            </Button>
          </div>
          {instead && (
            <div className={`stack ${styles.instead}`}>
              <p className="lead">{instead.text}</p>
              <ButtonLink tone="gold" icon="arrow-right" {...instead.link} />
            </div>
          )}
          {isHydrated && !instead && (
            <>
              {english && <p className="no-print small">{words.meaning}</p>}
              <LetterSheet
                blocks={blocks}
                meanings={meanings}
                language={template.language}
                label={words.sheet}
              />
              <p className="no-print small">
                <span>
                  {limit
                    ? words.limit
                        .replace("{section}", limit.section)
                        .replace("{days}", String(limit.days))
                    : !template.isComplaint && words.noLimit}
                </span>{" "}
                <span>{note}</span>
              </p>
              <p className="no-print small">{words.apps}</p>
            </>
          )}
          {/* The bar leads here, also from a page whose script has not come yet. */}
          <div id="send" className="no-print">
            {isHydrated && !instead && (
              <LetterActions
                language={template.language}
                id={id}
                letter={letter}
                organisation={visible.organisation}
                recipient={template.isComplaint ? "" : visible.address}
                papers={papersOf(template, visible)}
                limit={limit}
                finish={finish}
                sms={shortMessage(
                  write("", "sms"),
                  template.isComplaint ? "" : (english ?? template).words.request,
                )}
                words={words}
                list={list}
                subject={blocks.find((block) => block.kind === "subject")?.text}
              />
            )}
          </div>
        </div>
      </Surface>
    </div>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<Control>("input, textarea, select"),
];

/** Answers to the fields that the user has filled or changed. */
function readTyped(form: HTMLElement): Answers {
  const all = readAnswers(form, {});
  const typed = controlsOf(form).filter((control) =>
    control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
      ? control.checked !== control.defaultChecked
      : !(control instanceof HTMLSelectElement) && control.value !== "",
  );
  return Object.fromEntries(typed.map(({ name }) => [name, all[name] ?? ""]));
}

/** Reads the form; answers to fields that are hidden at the moment are retained. */
function readAnswers(form: HTMLElement, previous: Answers): Answers {
  const answers: Record<string, string> = { ...previous };
  for (const control of controlsOf(form)) {
    if (!control.name) continue;
    if (!(control instanceof HTMLInputElement)) answers[control.name] = control.value;
    else if (control.type === "checkbox") {
      answers[control.name] = control.checked ? "ticked" : "unticked";
    } else if (control.type !== "radio" || control.checked) answers[control.name] = control.value;
  }
  return answers;
}

export default defineIsland("letter-builder", LetterBuilder);
