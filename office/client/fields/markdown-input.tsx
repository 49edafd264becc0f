import { useRef, useState } from "react";
import styles from "./field.module.css";
import type { TypedProps } from "./field-context.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { LinkPicker } from "./link-picker.tsx";
import { PictureChooser } from "./picture-chooser.tsx";

/** What stands around the chosen words, or in their place where none are chosen. */
const pieces = [
  { label: "Bold", before: "**", words: "words", after: "**", key: "b" },
  { label: "Italic", before: "*", words: "words", after: "*", key: "i" },
  { label: "Heading", before: "\n\n## ", words: "Heading", after: "\n\n", key: "alt+2" },
  { label: "List", before: "\n\n- ", words: "One point", after: "\n", key: "shift+8" },
  { label: "Quotation", before: "\n\n> ", words: "What was said", after: "\n\n" },
  { label: "Block set apart", before: "\n\n> [!NOTE]\n> ", words: "A note", after: "\n\n" },
] satisfies { label: string; before: string; words: string; after: string; key?: string }[];

/** The keys of an event, besides Ctrl (on a Mac, the command key). */
const keysOf = ({ code, altKey, shiftKey }: React.KeyboardEvent) =>
  `${altKey ? "alt+" : ""}${shiftKey ? "shift+" : ""}${code.replace(/^(Key|Digit)/, "").toLowerCase()}`;

const footnote = "What the footnote says.";

/** A text in Markdown, with buttons for what one does not remember. The page beside shows how it looks. */
export function MarkdownInput({ onType, ...input }: TypedProps<"textarea">) {
  const area = useRef<HTMLTextAreaElement>(null);
  const linkFold = useRef<HTMLDetailsElement>(null);
  const [alternative, setAlternative] = useState("");
  /** Puts text in as if it were typed, so that the browser takes it back too. */
  const insert = (text: string, from: number, to = from) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
    document.execCommand("insertText", false, text);
    if (area.current) onType(area.current.value);
  };
  const select = (start: number, length: number) =>
    area.current?.setSelectionRange(start, start + length);
  const put = (before: string, words: string, after: string) => {
    const { value = "", selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const chosen = value.slice(selectionStart, selectionEnd) || words;
    const opening = selectionStart > 0 ? before : before.trimStart();
    insert(`${opening}${chosen}${after}`, selectionStart, selectionEnd);
    select(selectionStart + opening.length, chosen.length);
  };
  const putLink = (address: string) => {
    put("[", "words", `](${address})`);
    if (linkFold.current) linkFold.current.open = false;
  };
  const putPicture = (address: string) => {
    const at = area.current?.selectionEnd ?? 0;
    insert(`${at > 0 ? "\n\n" : ""}![${alternative.trim()}](${address})\n\n`, at);
    setAlternative("");
  };
  const putFootnote = () => {
    const { value = "", selectionEnd = 0 } = area.current ?? {};
    const used = [...value.matchAll(/\[\^(\d+)\]:/g)].map(([, number]) => Number(number));
    const mark = `[^${Math.max(0, ...used) + 1}]`;
    const end = value.trimEnd().length;
    insert(`\n\n${mark}: ${footnote}\n`, end, value.length);
    insert(mark, Math.min(selectionEnd, end));
    select(end + `${mark}\n\n${mark}: `.length, footnote.length);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const keys = keysOf(event);
    const piece = pieces.find(({ key }) => key === keys);
    if (!piece && keys !== "k") return;
    event.preventDefault();
    if (piece) put(piece.before, piece.words, piece.after);
    else if (linkFold.current) {
      linkFold.current.open = true;
      linkFold.current.querySelector("input")?.focus();
    }
  };
  return (
    <div className={styles.markdown}>
      <div className={styles.pieces} role="group" aria-label="Put into the text">
        {pieces.map(({ label, before, words, after, key }) => (
          <button
            key={label}
            type="button"
            className={styles.quiet}
            {...(key && {
              title: `Ctrl and ${key.replace("+", " and ").toUpperCase()}`,
              "aria-keyshortcuts": `Control+${key}`,
            })}
            onClick={() => put(before, words, after)}
          >
            {label}
          </button>
        ))}
        <button type="button" className={styles.quiet} onClick={putFootnote}>
          Footnote
        </button>
      </div>
      <textarea
        ref={area}
        {...input}
        onKeyDown={onKeyDown}
        className={`${styles.control} ${styles.long}`}
      />
      <details ref={linkFold} className={styles.fold}>
        <summary title="Ctrl and K">Put a link in</summary>
        <LinkPicker onChosen={putLink} />
      </details>
      <details className={styles.fold}>
        <summary>Put a picture in</summary>
        <div className={styles.fields}>
          <LabelledInput
            label="What it shows, for people who cannot see it"
            value={alternative}
            onChange={(event) => setAlternative(event.target.value)}
          />
          <PictureChooser
            label="The picture"
            value=""
            folder="images"
            disabled={alternative.trim() === ""}
            onChosen={putPicture}
          />
        </div>
      </details>
    </div>
  );
}
