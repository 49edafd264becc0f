import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { FormField } from "#app/components/forms/form-field.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import {
  type EvidenceEntry,
  type EvidenceField,
  emptyEntry,
  evidenceFields,
  evidenceLine,
  isFilled,
} from "../letters/evidence.ts";
import { EvidenceSheet } from "../letters/evidence-sheet.tsx";
import type { EvidenceLabels } from "../letters/letter-labels.ts";
import {
  handEvidence,
  loadEvidence,
  maxEntries,
  maxFieldLength,
  removeEvidence,
  saveEvidence,
} from "../letters/saved-evidence.ts";
import styles from "./evidence-builder.module.css";
import frame from "./letter-builder.module.css";

interface EvidenceBuilderProps {
  words: EvidenceLabels;
  /** Letters that take the lines over. */
  letters: readonly { name: string; path: string }[];
}

/** Form and sheet of what happened. Nothing leaves the page, and nothing is kept before the box is ticked. */
function EvidenceBuilder({ words, letters }: EvidenceBuilderProps) {
  const form = useRef<HTMLDivElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const [entries, setEntries] = useState<readonly EvidenceEntry[]>([emptyEntry]);
  const [isKept, setIsKept] = useState(false);
  const [message, setMessage] = useState("");
  const filled = entries.filter(isFilled);

  useEffect(() => {
    setIsHydrated(true);
    const kept = loadEvidence();
    // The user may have typed before hydration.
    const typed = form.current ? typedEntry(form.current) : emptyEntry;
    setIsKept(kept.length > 0);
    if (kept.length > 0 || isFilled(typed)) setEntries([...kept, typed].filter(isFilled));
  }, []);

  const update = (changed: readonly EvidenceEntry[]) => {
    setEntries(changed.length > 0 ? changed : [emptyEntry]);
    if (isKept) setMessage(saveEvidence(changed) ? words.keep.kept : words.keep.notKept);
  };
  const keep = (isWanted: boolean) => {
    if (!isWanted) removeEvidence();
    const isDone = !isWanted || saveEvidence(entries);
    setIsKept(isWanted && isDone);
    setMessage(isWanted ? words.keep[isDone ? "kept" : "notKept"] : words.keep.removed);
  };
  const add = () => {
    update([...entries, emptyEntry]);
    // The new fields appear after this press.
    setTimeout(() => document.querySelector<HTMLElement>(`#date-${entries.length + 1}`)?.focus());
  };
  const remove = (index: number) => {
    update(entries.filter((_, other) => other !== index));
    document.querySelector<HTMLElement>("[data-add]")?.focus();
  };
  const hand = () => handEvidence(filled);

  return (
    <div className={classNames(frame.builder, styles.builder, isHydrated && frame.alive)}>
      <div className={styles.form}>
        <Surface tone="bark" className={styles.child}>
          <p>
            <b>{words.child.question}</b> {words.child.text}{" "}
            <a href={`tel:${words.child.phone}`}>{words.child.phone}</a>.
          </p>
        </Surface>
        <p className="lead">{words.lead}</p>
        <p className={classNames(frame.blank, styles.blank)}>{words.blank}</p>
        <div className={frame.deferred} data-hydrate-box hidden>
          <p>{words.asleep.text}</p>
          <Button type="button" data-hydrate>
            {words.asleep.button}
          </Button>
        </div>
        <div ref={form} className={classNames(frame.live, styles.entries)} data-fields>
          {entries.map((entry, index) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: all fields follow their values
              key={index}
              number={index + 1}
              entry={entry}
              words={words}
              onChange={(changed) =>
                update(entries.map((other, at) => (at === index ? changed : other)))
              }
              onRemove={() => remove(index)}
            />
          ))}
          {entries.length < maxEntries && (
            <p className={styles.add}>
              <Button type="button" tone="line" icon="plus" onClick={add} data-add>
                {words.add}
              </Button>
            </p>
          )}
          <label className={styles.keep}>
            <input
              type="checkbox"
              name="keep"
              checked={isKept}
              onChange={({ currentTarget }) => keep(currentTarget.checked)}
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
        <div className={styles.sheet}>
          {filled.length > 0 && (
            <section className={styles.preview} aria-labelledby="preview">
              <h2 id="preview">{words.preview.heading}</h2>
              <ol>
                {filled.map((entry, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number is what identifies a line
                  <li key={index} dir="auto">
                    {evidenceLine(entry, words.line)}
                  </li>
                ))}
              </ol>
              {letters.map(({ name, path }, index) => (
                <p key={path}>
                  {index === 0 ? (
                    <ButtonLink tone="gold" icon="arrow-right" href={path} onClick={hand}>
                      {words.preview.take.replace("{letter}", name)}
                    </ButtonLink>
                  ) : (
                    <TextLink href={path} onClick={hand}>
                      {words.preview.take.replace("{letter}", name)}
                    </TextLink>
                  )}
                </p>
              ))}
              <p className="small">{words.preview.many}</p>
            </section>
          )}
          <EvidenceSheet
            entries={filled}
            heading={words.heading}
            time={words.line.time}
            words={words.sheet}
          />
          <p className={classNames(frame.live, styles.print)}>
            <Button type="button" tone="line" icon="printer" onClick={() => window.print()}>
              {words.print}
            </Button>
          </p>
        </div>
      </Surface>
    </div>
  );
}

const controls: Partial<Record<EvidenceField, "date" | "time">> = { date: "date", time: "time" };
const wideFields: readonly EvidenceField[] = ["from", "what"];

interface EntryProps {
  number: number;
  entry: EvidenceEntry;
  words: EvidenceLabels;
  onChange: (entry: EvidenceEntry) => void;
  onRemove: () => void;
}

/** One knot on the thread: something that happened once. */
function Entry({ number, entry, words, onChange, onRemove }: EntryProps) {
  return (
    <fieldset className={styles.entry}>
      <legend>
        <span aria-hidden="true">{number}</span>
        <span className="visually-hidden">{words.entry.replace("{number}", `${number}`)}</span>
      </legend>
      <div className={styles.fields}>
        {evidenceFields.map((name) => (
          <div key={name} className={wideFields.includes(name) ? styles.wide : undefined}>
            <FormField
              name={name}
              id={`${name}-${number}`}
              label={words.fields[name]}
              mark={name === "time" ? words.about : undefined}
            >
              {(control) => {
                const field = {
                  ...control,
                  value: entry[name],
                  maxLength: maxFieldLength,
                  autoComplete: "off",
                  dir: "auto",
                  onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
                    onChange({ ...entry, [name]: currentTarget.value }),
                };
                return name === "what" ? (
                  <textarea {...field} className={classNames(control.className, styles.what)} />
                ) : (
                  <input type={controls[name] ?? "text"} {...field} />
                );
              }}
            </FormField>
          </div>
        ))}
      </div>
      <button type="button" className={styles.remove} onClick={onRemove}>
        <Icon name="trash-2" /> <span>{words.remove}</span>
      </button>
    </fieldset>
  );
}

/** Reads the fields of the first entry as they are on the page. */
function typedEntry(form: HTMLElement): EvidenceEntry {
  const value = (name: EvidenceField) =>
    form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
  return Object.fromEntries(
    evidenceFields.map((name) => [name, value(name)]),
  ) as unknown as EvidenceEntry;
}

export default defineIsland("evidence-builder", EvidenceBuilder);
