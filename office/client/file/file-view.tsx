import { useEffect, useState } from "react";
import { fieldName, fieldTitle, isBlankField } from "../../core/field-title.ts";
import type { Choices, OpenFile } from "../../core/open-file.ts";
import { problemMessage } from "../../core/problem-message.ts";
import { isNotOnline, progressMark, showsFromMessage } from "../../core/progress-mark.ts";
import { Button } from "../button.tsx";
import { FieldContext, fieldId } from "../fields/field-context.ts";
import { QuestionText } from "../fields/field-notes.tsx";
import { FileFields } from "../fields/file-fields.tsx";
import { hrefOf, listHref, onlineHref } from "../places.ts";
import { spokenMoment } from "../progress-labels.ts";
import { type EditedFile, type OtherValue, useFile } from "../use-file.ts";
import { whoIs } from "../who-is.ts";
import { FileActions } from "./file-actions.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PublishingFields } from "./publishing-fields.tsx";
import { SourceField } from "./source-field.tsx";

interface FileViewProps {
  file: string;
  field?: string | undefined;
  choices: Choices;
  /** What the gold button says. */
  putOnline: string;
  /** How many other texts are not online. */
  others: number;
}

/** The form of a text: what is typed is kept at once. */
export function FileView({ file, field, choices, putOnline, others }: FileViewProps) {
  const edited = useFile(file);
  const { opened, renderKey, refusal, unreachable, canUndo, change } = edited;
  const undo = () => {
    tellTyped();
    void edited.undo();
  };
  const { shelf } = choices;
  useGoTo(field, opened);

  const [saysKept, setSaysKept] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, shiftKey, defaultPrevented } = event;
      if (!(event.ctrlKey || event.metaKey)) return setSaysKept(false);
      if (key.toLowerCase() === "s") {
        event.preventDefault();
        tellTyped();
        setSaysKept(true);
      }
      // A field takes back what was typed into it first.
      const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (key.toLowerCase() !== "z" || shiftKey || defaultPrevented || isTyped) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  if (!opened) {
    return (
      <main className="page" id="main" tabIndex={-1}>
        {unreachable && <UnreachableNote why={unreachable} />}
        {refusal && (
          <p className="notice notice--bad" role="alert">
            {refusal}
          </p>
        )}
        {!refusal && !unreachable && <p className="muted">Opening …</p>}
      </main>
    );
  }
  const { address, form, title } = opened;
  const folder = folderOfFile(file);
  // A draft goes with no press.
  const isReady = isNotOnline(opened.progress) && opened.progress.state !== "draft";
  const count = others + (isReady ? 1 : 0);
  return (
    <>
      <section className="file-bar" aria-label="This text">
        <div className="where">
          <a href={listHref()}>Content</a> / <a href={listHref(folder)}>{shelf.title}</a>
          <h1>{title}</h1>
        </div>
        <FileState edited={edited} opened={opened} saysKept={saysKept} />
        {address && <PageSwitch />}
        <Button
          type="button"
          tone="quiet"
          title="Undo (Ctrl and Z)"
          onClick={undo}
          disabled={!canUndo}
        >
          Undo
        </Button>
        <a className="button gold" href={onlineHref} data-put-online="">
          {putOnline}
          {count > 0 && <span className="count">{count}</span>}
        </a>
      </section>
      <main className="page page--wide" id="main" tabIndex={-1}>
        {unreachable && <UnreachableNote why={unreachable} />}
        {opened.others.length > 0 && (
          <p className="notice" role="status">
            {whoIs(opened.others)} in this text too.
          </p>
        )}
        {edited.gone && <GoneNote edited={edited} />}
        {edited.theirs.map((value) => (
          <TheirsNote key={fieldName(value.path)} theirs={value} opened={opened} edited={edited} />
        ))}
        <div className={address ? "file" : ""}>
          <div className="form">
            <ProblemList {...opened} />
            {opened.annotations
              .filter(({ path }) => path.length === 0)
              .map((annotation) => (
                <QuestionText key={annotation.line} {...annotation} change={change} />
              ))}
            <FieldContext key={renderKey} value={{ ...choices, ...opened, ...edited, folder }}>
              {form ? (
                <FileFields form={form} values={opened.values} />
              ) : (
                <SourceField text={opened.text} onChange={edited.replace} />
              )}
              <div className="folds">
                {form && <PublishingFields form={form} values={opened.values} change={change} />}
                {shelf.isOpen && <FileActions opened={opened} hasPages={shelf.hasPages} />}
              </div>
              <datalist id="addresses">
                {choices.links.map(({ address, title }) => (
                  <option key={address} value={address} label={title} />
                ))}
              </datalist>
            </FieldContext>
            <p className="muted small">{file}</p>
          </div>
          {address && <PageFrame {...opened} address={address} />}
        </div>
      </main>
    </>
  );
}

const folderOfFile = (file: string) => file.split("/")[1] ?? "";

/** Where there is no room for both: the form or the page. */
function PageSwitch() {
  return (
    <fieldset className="toggle page-switch">
      <legend className="visually-hidden">What is shown</legend>
      <label>
        <input type="radio" name="show" id="show-form" defaultChecked />
        Form
      </label>
      <label>
        <input type="radio" name="show" id="show-page" />
        Page
      </label>
    </fieldset>
  );
}

/** What is typed into a field is told when it is left; the focus comes back at once. */
function tellTyped() {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

interface FileStateProps {
  edited: EditedFile;
  opened: OpenFile;
  saysKept: boolean;
}

const gonePill = ["bad", "Not there any more"] as const;

/** How far the text is, and since when the office has what is typed. */
function FileState({ edited, opened, saysKept }: FileStateProps) {
  const { refusal, isSending, isBringing, keptAt, unreachable } = edited;
  const { progress, problems, form, values } = opened;
  const unfinished = progress.state === "unfinished" ? problems.filter(({ field }) => field) : [];
  const titles = [...new Set(unfinished.map(({ field }) => fieldTitle(form, field, values)))];
  const [tone, word] = edited.gone ? gonePill : progressMark(progress);
  const time = keptAt && new Date(keptAt).toTimeString().slice(0, 5);
  const isKept = !isSending && !unreachable && !isBringing && !edited.gone;
  const { showsFrom } = progress;
  const sentences = [
    refusal ?? titles.join(", "),
    !refusal && showsFrom && showsFromMessage(progress, `on ${spokenMoment(showsFrom)}`),
    isBringing && "The picture or PDF is not in yet …",
    isKept && (saysKept ? "It is kept already." : time),
  ];
  return (
    <div role="status" className={refusal ? "file-state file-state--refused" : "file-state"}>
      <span className={`state state--${tone}`}>{word}</span>
      <span className="small muted">{sentences.filter(Boolean).join(" · ")}</span>
    </div>
  );
}

const whyNot = {
  "no-answer":
    "The office does not answer. What you typed is kept in this window, and is sent as soon as it does.",
  "signed-out": "Your sign-in has ended. What you typed is kept in this window.",
  restarted:
    "The office was started again. What you typed is kept in this window. Open the address that it shows, and come back to this window.",
} as const;

function UnreachableNote({ why }: { why: keyof typeof whyNot }) {
  return (
    <p className="notice notice--bad" role="alert">
      {whyNot[why]}
      {why === "signed-out" && (
        <a href="/office" target="_blank" rel="noopener">
          Sign in again
        </a>
      )}
    </p>
  );
}

interface TheirsNoteProps {
  theirs: OtherValue;
  opened: OpenFile;
  edited: EditedFile;
}

/** The text was deleted or renamed elsewhere while it was open here. */
function GoneNote({ edited: { gone, hasUnsent, goAlong } }: { edited: EditedFile }) {
  if (!gone) return null;
  const { movedTo } = gone;
  return (
    <section className="notice notice--bad" role="alert">
      <span>
        <b>This text was {movedTo ? "renamed" : "deleted"} in another window.</b>{" "}
        {movedTo
          ? "What you typed here goes with you to its new name."
          : hasUnsent
            ? "Your last words are kept nowhere else: copy them from the form below before you leave."
            : "Nothing that you type here is kept any more."}
      </span>
      {movedTo ? (
        <a className="button line" href={hrefOf(movedTo)} onClick={goAlong}>
          Go on under its new name
        </a>
      ) : (
        <a className="button line" href={listHref(folderOfFile(gone.file))}>
          To the list
        </a>
      )}
    </section>
  );
}

/** What another person wrote in a field that was written here later, or what was written here before. */
function TheirsNote({ theirs, opened: { form, values }, edited }: TheirsNoteProps) {
  const { path, value } = theirs;
  const isText = typeof value !== "object" || value === null;
  return (
    <section className="notice notice--question" role="alert">
      <span>
        <b>{fieldTitle(form, fieldName(path), values)}</b> was changed{" "}
        {theirs.isMine
          ? "in another window after you. That stands"
          : "by another person at the same time. Yours stands"}
        {isText ? (theirs.isMine ? "; you had written:" : "; they wrote:") : "."}{" "}
        {isText && <q>{String(value ?? "")}</q>}
      </span>
      <Button type="button" tone="line" onClick={() => edited.takeTheirs(theirs)}>
        {theirs.isMine ? "Take mine back" : "Take theirs"}
      </Button>
    </section>
  );
}

/** Scrolls to a field that was chosen elsewhere, once the form is rendered. */
function useGoTo(field: string | undefined, opened: OpenFile | undefined) {
  const isReady = opened !== undefined;
  const annotations = opened?.annotations;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field, when the form has come
  useEffect(() => {
    if (!isReady) return;
    if (!field) return;
    const line = /^line (\d+)$/.exec(field)?.[1];
    const path = line && annotations?.find((annotation) => annotation.line === Number(line))?.path;
    const name = path ? fieldName(path) : field;
    const wait = setTimeout(() => showField(name));
    return () => clearTimeout(wait);
  }, [field, isReady]);
}

function showField(name: string) {
  // A missing field belongs to the nearest group that should contain it.
  for (let part = name; part; part = part.replace(/(\.?[^.[\]]+|\[[^\]]*\])$/, "")) {
    const element = document.getElementById(fieldId(part));
    if (!element) continue;
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    return;
  }
}

function ProblemList({ problems, form, values }: OpenFile) {
  if (problems.length === 0) return null;
  const isBlank = problems.every(({ field }) => isBlankField(values, field));
  const rows = [
    ...new Map(
      problems.map((problem) => [
        `${problem.field || problem.line} ${isBlank || problem.reason}`,
        problem,
      ]),
    ).values(),
  ];
  const things = rows.length === 1 ? "1 thing" : `${rows.length} things`;
  return (
    <section
      className={isBlank ? "notice" : "notice notice--bad"}
      aria-labelledby="problems-heading"
    >
      <h2 id="problems-heading">{isBlank ? "Still to be filled in" : `${things} to put right`}</h2>
      <ul>
        {rows.map(({ field, line, reason }) => (
          <li key={`${field} ${line} ${reason}`}>
            {field ? (
              <button type="button" className="as-link" onClick={() => showField(field)}>
                {fieldTitle(form, field, values)}
              </button>
            ) : (
              line && `Line ${line}`
            )}
            {!isBlank && `: ${problemMessage(reason)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
