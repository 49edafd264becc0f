import { HighlightStyle, syntaxHighlighting, syntaxTree } from "@codemirror/language";
import type { Range } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from "@codemirror/view";
import type { SyntaxNode } from "@lezer/common";
import { tags } from "@lezer/highlight";
import { Bullet, Label, Picture } from "./pieces-shown.ts";

const hidden = Decoration.replace({});
const bullet = Decoration.replace({ widget: new Bullet() });
const footnote = Decoration.mark({ class: "w-footnote" });
const line = (name: string) => Decoration.line({ class: name });
const lines = {
  quote: line("w-quote"),
  note: line("w-quote w-note"),
  point: line("w-item"),
  table: line("w-table"),
};

/** Marks are shown on the lines in which one writes, and hidden on all others. */
export const quietMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }
    update(update: Parameters<NonNullable<import("@codemirror/view").PluginValue["update"]>>[0]) {
      const isNewTree = syntaxTree(update.startState) !== syntaxTree(update.state);
      const { docChanged, selectionSet, viewportChanged, focusChanged } = update;
      if (docChanged || selectionSet || viewportChanged || focusChanged || isNewTree) {
        this.decorations = decorate(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function decorate(view: EditorView): DecorationSet {
  const { state } = view;
  const marks: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ node }) => {
        const { name } = node;
        if (name === "Blockquote") {
          const isNote = /^> *\[!/.test(state.sliceDoc(node.from, node.to));
          marks.push(...eachLine(view, node, isNote ? lines.note : lines.quote));
        } else if (name === "Table") marks.push(...eachLine(view, node, lines.table));
        else if (name === "ListItem") {
          marks.push(lines.point.range(state.doc.lineAt(node.from).from));
        }
        const decoration = isWrittenIn(view, node) ? undefined : shownAs(view, node);
        if (!decoration) return true;
        marks.push(decoration);
        return name !== "Image" && name !== "Link";
      },
    });
  }
  return Decoration.set(marks, true);
}

function isWrittenIn(view: EditorView, { from, to }: SyntaxNode): boolean {
  if (!view.hasFocus) return false;
  const { doc, selection } = view.state;
  const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
  return selection.main.to >= first.from && selection.main.from <= last.to;
}

function eachLine({ state }: EditorView, { from, to }: SyntaxNode, decoration: Decoration) {
  const ranges: Range<Decoration>[] = [];
  for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1) {
    ranges.push(decoration.range(state.doc.lineAt(at).from));
  }
  return ranges;
}

/** What stands in the place of a part where one does not write; undefined for what is shown as it is. */
function shownAs({ state }: EditorView, node: SyntaxNode): Range<Decoration> | undefined {
  const { name, from, to, parent } = node;
  const text = () => state.sliceDoc(from, to);
  switch (name) {
    case "Image": {
      const [, words = "", address = ""] = /^!\[([^\]]*)\]\(([^)\s]*)/.exec(text()) ?? [];
      return Decoration.replace({ widget: new Picture(address, words) }).range(from, to);
    }
    case "Link": {
      const label = /^\[!(\w)(\w+)\]$/.exec(text());
      if (label) {
        const widget = new Label(`${label[1]}${label[2]?.toLowerCase()}`);
        return Decoration.replace({ widget }).range(from, to);
      }
      return /^\[\^[^\]]+\]$/.test(text()) ? footnote.range(from, to) : undefined;
    }
    case "ListMark":
      return /^[-*+]$/.test(text()) ? bullet.range(from, to) : undefined;
    case "HardBreak":
      // The line ends there in the field too.
      return /^\\/.test(text()) ? hidden.range(from, from + 1) : undefined;
    case "EmphasisMark":
      return hidden.range(from, to);
    case "HeaderMark":
    case "QuoteMark":
      return hidden.range(from, state.sliceDoc(to, to + 1) === " " ? to + 1 : to);
    case "LinkMark":
    case "URL":
      // An address that is written out, or in a footnote, is shown.
      return parent?.name === "Link" && parent.getChild("URL") ? hidden.range(from, to) : undefined;
    default:
      return undefined;
  }
}

/** How words look that have a mark. */
export const wordLooks = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading, class: "w-heading" },
    { tag: tags.strong, fontWeight: "700" },
    { tag: tags.emphasis, fontStyle: "italic" },
    { tag: tags.link, class: "w-link" },
    { tag: tags.url, class: "w-mark" },
    { tag: tags.processingInstruction, class: "w-mark" },
  ]),
);
