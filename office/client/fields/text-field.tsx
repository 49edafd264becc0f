import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Control } from "../../core/describe-field.ts";
import type { Choices } from "../../core/open-file.ts";
import { DayInput } from "./day-input.tsx";
import { type FieldProps, useField } from "./field-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { UploadInput } from "./picture-chooser.tsx";

/** With a chunk of its own: most files have no text to write. */
const WritingField = lazy(() => import("../writing/writing-field.tsx"));

type TextControl = Extract<Control, { kind: "text" | "markdown" | "number" | "day" | "moment" }>;

/** Anything that is typed: words, numbers, days, addresses, Markdown. */
export function TextField(props: FieldProps & { control: TextControl }) {
  const { description, path, value, order, control } = props;
  const { control: shared, name, links, change } = useField(path);
  const text = value === null || value === undefined ? "" : String(value);
  const { draft, edition, setDraft, put, flush } = useTyped(text, (typed) => {
    const next = typedValue(typed, value, control);
    if (next === null && !description.mayBeBlank && !description.isRequired) {
      change(value === undefined ? [] : [{ kind: "remove", path }], name);
    } else change([{ kind: "set", path, value: next, order }], name);
  });
  const max = control.kind === "text" ? control.max : undefined;
  if (control.kind === "markdown") {
    const { className: _, ...attributes } = shared;
    return (
      <FieldFrame {...props}>
        <Suspense fallback={<p className="help">Opening the text …</p>}>
          <WritingField
            {...attributes}
            aria-labelledby={`${shared.id}-label`}
            value={draft}
            edition={edition}
            example={description.example}
            onType={setDraft}
            onBlur={flush}
          />
        </Suspense>
      </FieldFrame>
    );
  }
  const input = {
    ...shared,
    value: draft,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft(event.target.value),
    onBlur: flush,
  };
  return (
    <FieldFrame {...props}>
      {inputFor(control, input, put)}
      {max !== undefined && draft.length > max * 0.8 && (
        <p className="help">
          {draft.length} of {max} characters
        </p>
      )}
      {isUnknown(control, draft, links) && (
        <p className="help">The site has no page at this address.</p>
      )}
    </FieldFrame>
  );
}

type Tell = (typed: string) => void;
type InputProps = ReturnType<typeof useField>["control"] & {
  value: string;
  onChange(event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onBlur(): void;
};

function inputFor(control: TextControl, input: InputProps, put: Tell) {
  if (control.kind === "day" || control.kind === "moment") {
    return <DayInput {...input} kind={control.kind} onType={put} />;
  }
  if (control.kind === "number") return <input inputMode="decimal" {...input} />;
  if (control.kind === "text" && (control.format === "picture" || control.format === "file")) {
    const { onChange: _, ...select } = input;
    return <UploadInput {...select} format={control.format} onType={put} />;
  }
  if (control.kind === "text" && control.format) {
    const list = control.format === "address" ? { list: "addresses" } : {};
    return <input type={control.format === "email" ? "email" : "text"} {...list} {...input} />;
  }
  return <textarea rows={1} {...input} onKeyDown={stayOnLine} />;
}

/** A sentence has no line breaks; they would be lost in the file. */
function stayOnLine(event: React.KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/**
 * Reports typed text after a pause, when the field loses focus or the window closes. A change from elsewhere shows at
 * once, except while typing.
 */
function useTyped(current: string, tell: Tell) {
  const [{ draft, edition }, setShown] = useState({ draft: current, edition: 0 });
  const setDraft = (text: string) => setShown((now) => ({ ...now, draft: text }));
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; typed: string }>(undefined);
  const last = useRef(current);
  /** Reported texts that the file has not shown yet, oldest first. */
  const reported = useRef<string[]>([]);
  useEffect(() => {
    // An answer to an earlier report must neither overwrite later input nor move the caret.
    const answered = reported.current.findIndex((text) => text.trim() === current.trim());
    reported.current.splice(0, answered + 1);
    if (answered !== -1) return;
    // The file stores no empty lines around a text. Showing it without them would remove a line that was just started.
    if (current.trim() === last.current.trim()) return;
    last.current = current;
    if (waiting.current !== undefined) return;
    setShown((now) => ({ draft: current, edition: now.edition + 1 }));
  }, [current]);
  const latest = useRef(tell);
  latest.current = tell;
  const flush = () => {
    if (!waiting.current) return;
    const { timer, typed } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    last.current = typed;
    reported.current.push(typed);
    latest.current(typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but references
  useEffect(() => {
    addEventListener("pagehide", flush);
    return () => removeEventListener("pagehide", flush);
  }, []);
  const type = (typed: string) => {
    setDraft(typed);
    clearTimeout(waiting.current?.timer);
    waiting.current = { typed, timer: setTimeout(flush, 250) };
  };
  /** What is put in whole is reported at once: a save may wait for it. */
  const put = (typed: string) => {
    type(typed);
    flush();
  };
  return { draft, edition, setDraft: type, put, flush };
}

function typedValue(typed: string, before: unknown, control: TextControl): unknown {
  if (typed.trim() === "") return control.kind === "markdown" ? "" : null;
  if (control.kind === "markdown") return typed;
  const line = typed.replaceAll(/\s*[\r\n]+\s*/g, " ");
  const isNumber = control.kind === "number" || typeof before === "number";
  return isNumber && /^-?\d+(\.\d+)?$/.test(line) ? Number(line) : line;
}

function isUnknown(control: TextControl, draft: string, links: Choices["links"]): boolean {
  if (control.kind !== "text" || control.format !== "address") return false;
  const path = draft.replace(/[?#].*$/, "");
  const isPage = links.some(({ address }) => address === path);
  return path.startsWith("/") && links.length > 0 && !isPage;
}
