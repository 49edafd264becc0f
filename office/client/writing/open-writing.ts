import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState, Prec, type StateCommand, Transaction } from "@codemirror/state";
import { EditorView, type KeyBinding, keymap, placeholder } from "@codemirror/view";
import { endList, moveIn, moveOut } from "./list-keys.ts";
import { beginParagraph, breakLine, joinParagraphs } from "./paragraph-keys.ts";
import { pasteAsMarkdown } from "./paste-as-markdown.ts";
import { quietMarks, wordLooks } from "./quiet-marks.ts";
import { enterTable, tableView } from "./table-view.ts";
import { toggleSmallHeading } from "./toggle-lines.ts";
import { allActions } from "./writing-actions.ts";
import { writingLanguage } from "./writing-language.ts";

interface WritingOptions {
  parent: HTMLElement;
  text: string;
  /** Shown in grey while there is no text. */
  example: string;
  /** Of the element in which one writes: its id, its name and what describes it. */
  attributes: Record<string, string>;
  /** Opens what asks where a link leads. */
  onLink(): void;
  onType(text: string): void;
  onLeave(): void;
  /** The caret or the text is another one. */
  onMove(state: EditorState): void;
}

/** Opens the field on the page. The text stays as it is to the byte until something is typed. */
export function openWriting(options: WritingOptions): EditorView {
  const { parent, text, example, attributes, onLink, onType, onLeave, onMove } = options;
  const openLink: StateCommand = () => {
    onLink();
    return true;
  };
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        Prec.highest(
          keymap.of([
            { key: "Enter", run: endList },
            { key: "Enter", run: beginParagraph, shift: breakLine },
            { key: "Backspace", run: joinParagraphs },
          ]),
        ),
        keymap.of([
          ...actionKeys(),
          { key: "Mod-k", run: openLink },
          { key: "Mod-Alt-3", run: toggleSmallHeading },
          { key: "Tab", run: moveIn, shift: moveOut },
          { key: "ArrowDown", run: enterTable(true) },
          { key: "ArrowUp", run: enterTable(false) },
          // Where nothing is left to take back here, Ctrl and Z takes back the step before in the form.
          ...historyKeymap.map((binding) => ({ ...binding, preventDefault: false })),
          ...defaultKeymap,
        ]),
        writingLanguage,
        wordLooks,
        quietMarks,
        tableView,
        pasteAsMarkdown,
        placeholder(example),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          spellcheck: "true",
          autocapitalize: "sentences",
          autocorrect: "on",
          // What scrolls around it is reached by it.
          tabindex: "0",
          ...attributes,
        }),
        EditorView.domEventHandlers({ blur: onLeave }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
          const isOurs = transactions.some((transaction) =>
            transaction.annotation(Transaction.remote),
          );
          if (docChanged && !isOurs) onType(state.doc.toString());
          if (docChanged || selectionSet) onMove(state);
        }),
      ],
    }),
  });
}

const actionKeys = (): KeyBinding[] =>
  allActions.flatMap(({ key, run }) => (key ? [{ key, run }] : []));

/** Shows a text that came from elsewhere; the caret stays with its words, and Undo leads to nothing before it. */
export function showText(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  if (text === before) return;
  let start = 0;
  const shorter = Math.min(text.length, before.length);
  while (start < shorter && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  view.dispatch({
    changes: {
      from: start,
      to: before.length - end,
      insert: text.slice(start, text.length - end),
    },
    annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
  });
}
