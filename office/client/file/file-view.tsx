import { useEffect, useMemo, useState } from "react";
import { fieldName, fieldTitle, isBlankField } from "../../core/field-title.ts";
import type { ListedFolder, OpenFile, Overview } from "../../core/open-file.ts";
import { Button } from "../button.tsx";
import { FileFields } from "../fields/field.tsx";
import { FieldContext, fieldId } from "../fields/field-context.ts";
import { QuestionText } from "../fields/field-notes.tsx";
import { listHref } from "../places.ts";
import { progressText } from "../progress-labels.ts";
import { type EditedFile, useFile } from "../use-file.ts";
import { FileActions } from "./file-actions.tsx";
import styles from "./file-view.module.css";
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
  // Where there is room for it at the side.
  const [isPageShown, setPageShown] = useState(
    () => window.matchMedia("(min-width: 62.5625em)").matches,
  );
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

  if (!opened) return refusal ? <p role="alert">{refusal}</p> : <p className="muted">Opening …</p>;
  const { address, form, title } = opened;
  const isUnsaved = opened.progress.state === "unsaved";
  return (
    <div className={styles.view} data-page={address && isPageShown ? "shown" : undefined}>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.way}>
            <a href={listHref()}>Content</a> / {listed?.title}
            {address && `, at ${address}`}
          </p>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {listed?.newItemLabel && (
          <FileActions opened={opened} refresh={refresh} hasPages={listed.hasPages} />
        )}
        <div className={styles.tools} role="group" aria-label="This file">
          <Button
            type="button"
            onClick={save}
            disabled={!(isUnsaved || edited.isBringing) || edited.isSaving}
          >
            Save
          </Button>
          <Button type="button" tone="line" onClick={undo} disabled={!canUndo}>
            Undo
          </Button>
          <Button type="button" tone="line" onClick={discard} disabled={!isUnsaved}>
            Discard
          </Button>
          {address && (
            <button
              type="button"
              className={styles.quiet}
              aria-pressed={isPageShown}
              onClick={() => setPageShown(!isPageShown)}
            >
              Show the page
            </button>
          )}
          <p role="status" className={styles.state}>
            {refusal ?? stateOf(opened, edited)}
          </p>
          {hasConflict && <ConflictNote resolveConflict={edited.resolveConflict} />}
        </div>
        <ProblemList {...opened} />
        {opened.annotations
          .filter(({ path }) => path.length === 0)
          .map((one) => (
            <QuestionText key={one.line} {...one} change={change} />
          ))}
        {form ? (
          <FieldContext
            key={renderKey}
            value={{ ...overview, ...opened, ...edited, titles, folder: file.split("/")[1] ?? "" }}
          >
            <PublishingFields form={form} values={opened.values} change={change} />
            <FileFields form={form} values={opened.values} />
            <datalist id="addresses">
              {overview.addresses.map((one) => (
                <option key={one} value={one} label={titles.get(one)} />
              ))}
            </datalist>
          </FieldContext>
        ) : (
          <SourceField text={opened.text} onChange={edited.replace} />
        )}
        <p className={`muted ${styles.file}`}>{file}</p>
      </div>
      {address && isPageShown && <PageFrame {...opened} address={address} />}
    </div>
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
    // The focus was lost with its element, as after “Begin”.
    if (document.activeElement === document.body) document.querySelector("h1")?.focus();
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
    <section className={styles.conflict} role="alert">
      <h2>This file was changed elsewhere</h2>
      <p>
        On disk or in another window. What you typed here is not saved until you choose; what you do
        not choose comes back with Undo.
      </p>
      <div className={styles.choices}>
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
      className={isBlank ? styles.blank : styles.problems}
      aria-labelledby="problems-heading"
    >
      <h2 id="problems-heading">{isBlank ? "Still to be filled in" : `${things} to put right`}</h2>
      <ul>
        {problems.map(({ field, line, reason }) => (
          <li key={`${field} ${line} ${reason}`}>
            {field ? (
              <button type="button" className={styles.link} onClick={() => showField(field)}>
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
