import type { Facts } from "../shell/view.ts";
import type { Table } from "../subjects/subject.ts";
import type { Office } from "./command.ts";

/** Replaces control characters: texts of strangers must not steer the terminal. */
export function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ");
}

/** Prints rows: as JSON for programs, as a table for people. */
export function printRows<Row>(
  { wantsJson, print, width }: Office,
  rows: readonly Row[],
  { columns, none, json }: Pick<Table<Row>, "columns" | "none" | "json">,
): void {
  const headings = columns.map(({ heading }) => heading);
  const cells = rows.map((row) => columns.map(({ value }) => String(value(row))));
  if (wantsJson) print(JSON.stringify(json ? json(rows) : rows, null, 2));
  else print(rows.length === 0 ? none : table(headings, cells, width));
}

/** Prints the result of a command: its data as one line of JSON for programs, a sentence for people. */
export function printOutcome(
  { wantsJson, print }: Office,
  outcome: object,
  sentence: string,
): void {
  print(wantsJson ? JSON.stringify(outcome) : sentence);
}

export function listFacts(facts: Facts): string[] {
  return Object.entries(facts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name.padEnd(13)} ${forTerminal(value ?? "")}`);
}

/** Aligns rows in columns under headings. The last column is cut at `width` characters of a line. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const lines = [headings.map((heading) => heading.toUpperCase()), ...rows].map((row) =>
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

/** Narrows the widest column where it would push the last one off the line: a long name must not hide the subject. */
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
