import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import { FormField } from "#app/components/forms/form-field.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import frame from "../letters/builder.module.css";
import {
  type EvidenceEntry,
  emptyEntry,
  evidenceFields,
  evidenceLine,
  evidenceText,
  handEvidence,
  isFilled,
  loadEvidence,
  maxEntries,
  maxFieldLength,
  saveEvidence,
} from "../letters/evidence.ts";
import { EvidenceSheet } from "../letters/evidence-sheet.tsx";
import type { EvidenceLabels } from "../letters/letter-labels.ts";
import styles from "./evidence-builder.module.css";

interface EvidenceBuilderProps {
  language: string;
  words: EvidenceLabels;
  /** The words of sheet and letter, which are in English. */
  english: Pick<EvidenceLabels, "heading" | "line" | "sheet" | "breadcrumb">;
  letters: readonly { name: string; path: string }[];
}

/** The lines of this page as they were last: they outlive an island that restarts. */
let lastEntries: readonly EvidenceEntry[] = [];

/** Form and sheet of what happened. Nothing leaves the page, and nothing is kept before the box is ticked. */
function EvidenceBuilder({ language, words, english, letters }: EvidenceBuilderProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  const [entries, setEntries] = useState<readonly EvidenceEntry[]>([emptyEntry]);
  const [isKept, setIsKept] = useState(false);
  const [message, setMessage] = useState("");
  // Whether the browser let go of the lines on the way to a letter.
  const [isLost, setIsLost] = useState(false);
  const lines = useRef<HTMLOListElement>(null);
  const lang = langOfEnglish(language);
  const filled = entries.filter(isFilled);
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    const load = () => {
      const evidence = loadEvidence();
      setIsKept(evidence.length > 0);
      if (evidence.length > 0) setEntries(evidence);
    };
    if (!isHydrated) {
      load();
      if (lastEntries.length > 0) setEntries(lastEntries);
    }
    // Another tab may change what is kept; it never replaces what only this page has.
    else if (isKept) addEventListener("storage", load);
    return () => removeEventListener("storage", load);
  }, [isHydrated, isKept]);

  const update = (changed: readonly EvidenceEntry[], isWanted = isKept) => {
    lastEntries = changed;
    setEntries(changed.length > 0 ? changed : [emptyEntry]);
    if (!isWanted && !isKept) return;
    const isSaved = saveEvidence(isWanted ? changed : []);
    setIsKept(isWanted && isSaved);
    setMessage(words.keep[isWanted ? (isSaved ? "kept" : "notKept") : "removed"]);
  };
  const add = () => {
    update([...entries, emptyEntry]);
    // The new fields appear after this press.
    setTimeout(() => document.getElementById(`date-${entries.length + 1}`)?.focus());
  };
  const remove = (index: number) => {
    update(entries.toSpliced(index, 1));
    document.querySelector<HTMLElement>("[data-add]")?.focus();
  };

  /** Takes the lines into a letter, or says first that they have to be copied. */
  const take = (event: MouseEvent) => {
    if (handEvidence(filled) || isLost) return;
    event.preventDefault();
    setIsLost(true);
    if (lines.current) getSelection()?.selectAllChildren(lines.current);
  };

  return (
    <div className={classNames(styles.builder, isHydrated && frame.alive)}>
      <div className={`no-print gap-4 stack gap-5 ${styles.form}`}>
        <Surface tone="bark" className={styles.child}>
          <b>{words.child.question}</b> {words.child.text}{" "}
          <a href={`tel:${words.child.phone}`}>{words.child.phone}</a>.
        </Surface>
        <p className="lead">{words.lead}</p>
        <p className={styles.blank}>{words.blank}</p>
        <div className={frame.deferred} data-hydrate-box hidden>
          <p>{words.asleep.text}</p>
          <Button type="button" data-hydrate>
            {words.asleep.button}
          </Button>
        </div>
        <div className={styles.entries} data-fields>
          {entries.map((entry, index) => (
            // Nothing is typed before it would be read.
            // biome-ignore lint/suspicious/noArrayIndexKey: all fields follow their values
            <fieldset key={index} className={styles.entry} disabled={!isHydrated}>
              <legend>
                <span aria-hidden="true">{index + 1}</span>
                <span className="visually-hidden">
                  {words.entry.replace("{number}", `${index + 1}`)}
                </span>
              </legend>
              <EntryFields
                number={index + 1}
                entry={entry}
                words={words}
                onChange={(changed) => update(entries.with(index, changed))}
              />
              <button
                type="button"
                className={`no-print tap gap-2 ${styles.remove}`}
                onClick={() => remove(index)}
              >
                <Icon name="x" /> <span>{words.remove}</span>
              </button>
            </fieldset>
          ))}
          {entries.length < maxEntries && (
            <p className={styles.add}>
              <Button type="button" tone="line" icon="plus" onClick={add} data-add>
                {words.add}
              </Button>
            </p>
          )}
          <label className={`ticks ${styles.keep}`}>
            <input
              type="checkbox"
              name="keep"
              checked={isKept}
              onChange={({ currentTarget }) => update(entries, currentTarget.checked)}
            />
            <span>
              <b>{words.keep.label}</b> {words.keep.hint}
            </span>
          </label>
          <p className={styles.status} role="status">
            {message}
          </p>
        </div>
      </div>
      <Surface tone="leaf" className={frame.side} id="sheet">
        <div className={frame.sheet}>
          {filled.length > 0 && (
            <section className={`no-print stack gap-2 ${styles.preview}`} aria-labelledby="preview">
              <h2 id="preview" className="title-3">
                {words.preview.heading}
              </h2>
              <ol ref={lines}>
                {filled.map((entry, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies a line
                  <li key={index} dir="auto">
                    <span lang={lang}>{evidenceText([entry], english.line)}</span>
                    {lang && <p className="small">{evidenceLine(entry, words.line, language)}</p>}
                  </li>
                ))}
              </ol>
              {letters.map(({ name, path }, index) => (
                <ButtonLink
                  key={path}
                  tone={index === 0 ? "gold" : "line"}
                  href={path}
                  onClick={take}
                >
                  {words.preview.take.replace("{letter}", name)}
                </ButtonLink>
              ))}
              <p role="alert">{isLost && words.keep.notKept}</p>
              <p className="small">{words.preview.many}</p>
            </section>
          )}
          <EvidenceSheet entries={filled} words={english} lang={lang} />
          <p className={`no-print ${styles.print}`}>
            <Button type="button" tone="line" icon="printer" onClick={() => window.print()}>
              {words.print}
            </Button>
          </p>
        </div>
      </Surface>
    </div>
  );
}

interface EntryFieldsProps {
  number: number;
  entry: EvidenceEntry;
  words: EvidenceLabels;
  onChange: (entry: EvidenceEntry) => void;
}

function EntryFields({ number, entry, words, onChange }: EntryFieldsProps) {
  const fields = evidenceFields.map((name) => (
    <FormField
      key={name}
      name={name}
      id={`${name}-${number}`}
      label={words.fields[name]}
      mark={name === "time" ? words.about : undefined}
      hint={name === "seen" ? words.seenHint : undefined}
    >
      {(control) => {
        const field = {
          ...control,
          value: entry[name],
          autoComplete: "off",
          dir: "auto",
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange({ ...entry, [name]: currentTarget.value }),
        };
        if (name === "date" || name === "time") return <input type={name} {...field} />;
        const typed = { ...field, maxLength: maxFieldLength };
        return name === "what" ? <textarea {...typed} /> : <input type="text" {...typed} />;
      }}
    </FormField>
  ));
  return <div className={`split ${styles.fields}`}>{fields}</div>;
}

export default defineIsland("evidence-builder", EvidenceBuilder);
