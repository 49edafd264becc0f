import type { Desk } from "./command.ts";

/** Texts of strangers must not steer the terminal they are shown on. */
export function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ");
}

/** What a column of a table shows of a row, by heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/**
 * Prints what was found: for programs all of it, for people a table.
 * @param options `json` is what programs get of a row, `none` the sentence when there is nothing
 */
export function printList<Row>(
  { wantsJson, print, width }: Desk,
  rows: readonly Row[],
  options: { columns: Columns<Row>; none: string; json?: (row: Row) => unknown },
): void {
  const { columns, none, json = (row) => row } = options;
  if (wantsJson) print(JSON.stringify(rows.map(json), null, 2));
  else print(rows.length === 0 ? none : tableOf(rows, columns, width));
}

/** Prints what came of a command: for programs its data in a line, for people a sentence. */
export function printOutcome({ wantsJson, print }: Desk, outcome: object, sentence: string): void {
  print(wantsJson ? JSON.stringify(outcome) : sentence);
}

/** A table of rows, with the headings of its columns. */
export function tableOf<Row>(rows: readonly Row[], columns: Columns<Row>, width: number): string {
  const cells = rows.map((row) => Object.values(columns).map((show) => String(show(row))));
  return table(Object.keys(columns), cells, width);
}

/** One thing in full: a line for each fact that is known. */
export function listFacts(facts: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(facts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name.padEnd(13)} ${forTerminal(value ?? "")}`);
}

/**
 * Sets rows in columns under headings. The last column takes what is left of the line and is cut there.
 * @param width characters on a line
 */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const lines = [headings, ...rows].map((row) =>
    row.map((cell) => forTerminal(cell).replace(/\s+/g, " ")),
  );
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  shrinkWidest(widths, width);
  const last = widths.length - 1;
  const fit = (cell: string, column: number) =>
    column < last ? truncate(cell, widths[column] ?? 0).padEnd(widths[column] ?? 0) : cell;
  return lines
    .map((line) => line.map(fit).join("  "))
    .map((line) => truncate(line.trimEnd(), width))
    .join("\n");
}

const minLastWidth = 20;
const minWidestWidth = 24;

/** Narrows the widest column where it would push the last one off the line: a long name hides no subject. */
function shrinkWidest(widths: number[], width: number): void {
  const before = widths.slice(0, -1);
  const needed = Math.min(widths.at(-1) ?? 0, minLastWidth);
  const surplus = before.reduce((sum, column) => sum + column + 2, needed) - width;
  if (surplus <= 0 || before.length === 0) return;
  const widest = before.indexOf(Math.max(...before));
  const maxColumnWidth = before[widest] ?? 0;
  widths[widest] = Math.min(maxColumnWidth, Math.max(minWidestWidth, maxColumnWidth - surplus));
}

function truncate(line: string, width: number): string {
  return line.length > width ? `${line.slice(0, Math.max(0, width - 1))}…` : line;
}
