import { type EditorView, WidgetType } from "@codemirror/view";
import { cellsOf } from "./edit-table.ts";

/** The sign of a point as a small square. */
export class Bullet extends WidgetType {
  override eq() {
    return true;
  }
  override toDOM() {
    const mark = document.createElement("span");
    mark.className = "w-bullet";
    mark.setAttribute("aria-hidden", "true");
    return mark;
  }
}

/** A picture with what it shows. */
export class Picture extends WidgetType {
  readonly address: string;
  readonly words: string;
  constructor(address: string, words: string) {
    super();
    this.address = address;
    this.words = words;
  }
  override eq(other: Picture) {
    return other.address === this.address && other.words === this.words;
  }
  override toDOM() {
    const figure = document.createElement("span");
    figure.className = "w-picture";
    const image = figure.appendChild(document.createElement("img"));
    image.src = this.address;
    image.alt = "";
    const line = figure.appendChild(document.createElement("span"));
    line.textContent = this.words
      ? `For people who cannot see it: ${this.words}`
      : "Say what it shows";
    return figure;
  }
}

/** `[!NOTE]` as its word. */
export class Label extends WidgetType {
  readonly words: string;
  constructor(words: string) {
    super();
    this.words = words;
  }
  override eq(other: Label) {
    return other.words === this.words;
  }
  override toDOM() {
    const label = document.createElement("span");
    label.className = "w-label";
    label.textContent = this.words;
    return label;
  }
}

/** A table as one; a press opens its text. */
export class Grid extends WidgetType {
  readonly text: string;
  readonly from: number;
  constructor(text: string, from: number) {
    super();
    this.text = text;
    this.from = from;
  }
  override eq(other: Grid) {
    return other.text === this.text && other.from === this.from;
  }
  override toDOM(view: EditorView) {
    const home = document.createElement("div");
    home.className = "w-grid";
    const table = home.appendChild(document.createElement("table"));
    const [head = "", , ...rows] = this.text.split("\n");
    for (const [at, row] of [head, ...rows].entries()) {
      const line = table.insertRow();
      for (const cell of cellsOf(row)) {
        const place = line.appendChild(document.createElement(at === 0 ? "th" : "td"));
        place.textContent = withoutMarks(cell);
      }
    }
    home.addEventListener("mousedown", (event) => {
      event.preventDefault();
      view.dispatch({ selection: { anchor: this.from + 2 } });
      view.focus();
    });
    return home;
  }
  override ignoreEvent() {
    return false;
  }
}

/** The words of a cell; links and bold are for the page. */
const withoutMarks = (cell: string) =>
  cell.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/\*+|\\(?=\|)/g, "");
