import { useEffect, useMemo } from "react";
import { fieldName, fieldTitle, isBlankField } from "../../core/field-title.ts";
import type { ListedFolder, OpenFile, Overview } from "../../core/open-file.ts";
import { Button } from "../button.tsx";
import { FieldContext, fieldId } from "../fields/field-context.ts";
import { QuestionText } from "../fields/field-notes.tsx";
import { FileFields } from "../fields/file-fields.tsx";
import { listHref, onlineHref } from "../places.ts";
import { progressText } from "../progress-labels.ts";
import { type EditedFile, useFile } from "../use-file.ts";
import { FileActions } from "./file-actions.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PublishingFields } from "./publishing-fields.tsx";
import { SourceField } from "./source-field.tsx";

interface FileViewProps {
  file: string;
  field?: string | undefined;
  overview: Overview;
  refresh(): Promise<void>;
}

export function FileView({ file, field, overview, refresh }: FileViewProps) {
  const edited = useFile(file, refresh);
  const { opened, renderKey, refusal, hasConflict, canUndo, change, undo, discard } = edited;
  const save = () => void edited.save();
  const titles = useMemo(() => titlesOf(overview.folders), [overview.folders]);
  const listed = overview.folders.find(({ files }) => files.some((one) => one.file === file));
  useGoTo(field, opened);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      // Pending input is written into the text first.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      save();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  if (!opened) {
    return (
      <main className="page" id="main" tabIndex={-1}>
        {refusal ? (
          <p className="notice notice--bad" role="alert">
            {refusal}
          </p>
        ) : (
          <p className="muted">Opening …</p>
        )}
      </main>
    );
  }
  const { address, form, title } = opened;
  const folder = file.split("/")[1] ?? "";
  const isUnsaved = opened.progress.state === "unsaved";
  return (
    <>
      <section className="file-bar" aria-label="This text">
        <div className="where">
          <a href={listHref()}>Content</a> / <a href={listHref(folder)}>{listed?.title}</a>
          <h1>{title}</h1>
        </div>
        <p role="status" className="small">
          {refusal ?? stateOf(opened, edited)}
        </p>
        {address && <PageSwitch />}
        <Button
          type="button"
          tone="line"
          onClick={save}
          disabled={!(isUnsaved || edited.isBringing) || edited.isSaving}
        >
          Save
        </Button>
        <Button type="button" tone="quiet" onClick={undo} disabled={!canUndo}>
          Undo
        </Button>
        <Button type="button" tone="quiet" onClick={discard} disabled={!isUnsaved}>
          Discard
        </Button>
        <a className="button gold" href={onlineHref} data-put-online="">
          Put it online
        </a>
      </section>
      <main className="page page--wide" id="main" tabIndex={-1}>
        {hasConflict && <ConflictNote resolveConflict={edited.resolveConflict} />}
        <div className={address ? "file" : ""}>
          <div className="form">
            <ProblemList {...opened} />
            {opened.annotations
              .filter(({ path }) => path.length === 0)
              .map((one) => (
                <QuestionText key={one.line} {...one} change={change} />
              ))}
            <FieldContext
              key={renderKey}
              value={{ ...overview, ...opened, ...edited, titles, folder }}
            >
              {form ? (
                <FileFields form={form} values={opened.values} />
              ) : (
                <SourceField text={opened.text} onChange={edited.replace} />
              )}
              <div className="folds">
                {form && <PublishingFields form={form} values={opened.values} change={change} />}
                {listed?.newItemLabel && (
                  <FileActions opened={opened} refresh={refresh} hasPages={listed.hasPages} />
                )}
              </div>
              <datalist id="addresses">
                {overview.addresses.map((one) => (
                  <option key={one} value={one} label={titles.get(one)} />
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

/** How far the file is, and what the words in this window wait for. */
function stateOf({ progress, problems, form, values }: OpenFile, edited: EditedFile): string {
  const { isBringing, isSaving, hasConflict } = edited;
  if (isBringing && isSaving) return "Saved as soon as the picture or PDF is in …";
  if (isBringing) return "Not saved yet: the picture or PDF is not in …";
  if (hasConflict) return progressText({ state: "unsaved" });
  const wrong = progress.state === "unfinished" ? problems.filter(({ field }) => field) : [];
  return progressText(
    progress,
    wrong.map(({ field }) => fieldTitle(form, field, values)),
  );
}

/** Titles of pages by address: of several files at one, the first. */
function titlesOf(folders: readonly ListedFolder[]): Map<string, string> {
  const files = folders.flatMap(({ files }) => files).toReversed();
  return new Map(files.map(({ address = "", title }) => [address, title] as const));
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
    const found = document.getElementById(fieldId(part));
    if (!found) continue;
    for (let at = found.parentElement; at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    found.scrollIntoView({ block: "center" });
    found.focus({ preventScroll: true });
    return;
  }
}

function ConflictNote({ resolveConflict }: Pick<EditedFile, "resolveConflict">) {
  return (
    <section className="notice notice--bad" role="alert">
      <h2>This file was changed elsewhere</h2>
      <p>
        On disk or in another window. What you typed here is not saved until you choose; what you do
        not choose comes back with Undo.
      </p>
      <div className="entry-tools">
        <Button type="button" onClick={() => resolveConflict("theirs")}>
          Take theirs
        </Button>
        <Button type="button" tone="line" onClick={() => resolveConflict("mine")}>
          Take mine
        </Button>
      </div>
    </section>
  );
}

function ProblemList({ problems, form, values }: OpenFile) {
  if (problems.length === 0) return null;
  const isBlank = problems.every(({ field }) => isBlankField(values, field));
  const things = problems.length === 1 ? "1 thing" : `${problems.length} things`;
  return (
    <section
      className={isBlank ? "notice" : "notice notice--bad"}
      aria-labelledby="problems-heading"
    >
      <h2 id="problems-heading">{isBlank ? "Still to be filled in" : `${things} to put right`}</h2>
      <ul>
        {problems.map(({ field, line, reason }) => (
          <li key={`${field} ${line} ${reason}`}>
            {field ? (
              <button type="button" className="as-link" onClick={() => showField(field)}>
                {fieldTitle(form, field, values)}
              </button>
            ) : (
              line && `Line ${line}`
            )}
            {!isBlank && `: ${reason}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
