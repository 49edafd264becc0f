import { useEffect, useState } from "react";
import { fieldName } from "../../core/field-title.ts";
import type { Choices } from "../../core/open-file.ts";
import { isNotOnline } from "../../core/progress-mark.ts";
import { Button } from "../button.tsx";
import { FieldContext } from "../fields/field-context.ts";
import { QuestionText } from "../fields/field-notes.tsx";
import { FileFields } from "../fields/file-fields.tsx";
import { folderOfFile, listHref, onlineHref } from "../places.ts";
import { useFile } from "../use-file.ts";
import { whoIs } from "../who-is.ts";
import { FileActions } from "./file-actions.tsx";
import { GoneNote, TheirsNote, UnreachableNote } from "./file-notes.tsx";
import { FileState } from "./file-state.tsx";
import { PageFrame } from "./page-frame.tsx";
import { ProblemList } from "./problem-list.tsx";
import { PublishingFields } from "./publishing-fields.tsx";
import { useGoTo } from "./show-field.ts";
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
