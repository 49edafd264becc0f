import { useEffect, useRef } from "react";
import type { Control } from "../../core/describe-field.ts";
import { emptyValue } from "../../core/empty-value.ts";
import { entryLabel, entryTitle, isFilledText } from "../../core/field-title.ts";
import { type HoldingFieldProps, useField } from "./field-context.ts";
import { ListFrame } from "./field-frame.tsx";

const directions = [
  { sign: "↑", by: -1, place: "above the one before" },
  { sign: "↓", by: 1, place: "below the next one" },
] as const;

/** Entries in their order: add, take out, put above or below. */
export function ListField(props: HoldingFieldProps & { control: Control & { kind: "list" } }) {
  const { description, path, value, order, control, isFolded, part: Field } = props;
  const { title } = description;
  const { id, change } = useField(path);
  const list = useRef<HTMLOListElement>(null);
  /** Finds the element to focus after the list has changed. */
  const next = useRef<(list: HTMLOListElement) => HTMLElement | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the changed list is there
  useEffect(() => {
    if (list.current) next.current?.(list.current)?.focus();
    next.current = undefined;
  }, [value]);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const isDrawn = control.min !== undefined && control.min === control.max;
  const { item } = control;
  const isShort = ["text", "number", "choice", "day", "yes-no"].includes(item.control.kind);
  const add = () => {
    const begin = emptyValue(item);
    next.current = ({ lastElementChild }) =>
      lastElementChild?.querySelector<HTMLElement>("input, textarea, select, summary");
    change([
      entries.length === 0
        ? { kind: "set", path, value: [begin], order }
        : { kind: "insert", path, at: entries.length, value: begin },
    ]);
  };
  const move = (from: number, to: number) => {
    change([{ kind: "move", path, from, to }]);
    // The button moves with its entry, so that it can be pressed again.
    next.current = ({ children }) =>
      children[to]?.querySelector<HTMLElement>(`[data-move="${to - from}"]:enabled`) ??
      children[to]?.querySelector<HTMLElement>("[data-move]:enabled");
  };
  return (
    <ListFrame description={description} path={path} isFolded={isFolded ?? false}>
      <ol ref={list} className="entries">
        {entries.map((entry, at) => {
          const name = entryLabel(item, entry, at);
          const field = (
            <Field
              description={{ ...item, title: entryTitle(item.title, entry, at), isRequired: true }}
              path={[...path, at]}
              value={entry}
              order={[]}
              isEntry
            />
          );
          const tools = (
            <span className="entry-tools">
              {directions.map(({ sign, by, place }) => (
                <button
                  key={sign}
                  type="button"
                  data-move={by}
                  disabled={!(at + by in entries)}
                  aria-label={`Put ${name} ${place}`}
                  onClick={() => move(at, at + by)}
                >
                  {sign}
                </button>
              ))}
              {!isDrawn && (
                <button
                  type="button"
                  aria-label={`Take out ${name}`}
                  onClick={() => {
                    next.current = () => document.getElementById(id);
                    change([{ kind: "remove", path: [...path, at] }]);
                  }}
                >
                  Take out
                </button>
              )}
            </span>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
            <li key={at} className={isShort ? "short-entry" : "entry"}>
              {isShort ? (
                <>
                  {field}
                  {tools}
                </>
              ) : (
                <details open={entries.length < 2 || isNew(entry)}>
                  <summary>{name}</summary>
                  {tools}
                  {field}
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {isDrawn ? (
        <p className="help">
          The page is drawn for {control.min}. Another number needs a developer.
        </p>
      ) : (
        <button type="button" className="button line" onClick={add}>
          Add to “{title}”
        </button>
      )}
    </ListFrame>
  );
}

/** An entry in which nothing was written yet is open. */
function isNew(entry: unknown): boolean {
  return entry !== null && typeof entry === "object" && !Object.values(entry).some(isFilledText);
}
