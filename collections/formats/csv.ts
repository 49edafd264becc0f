import { type InfoRecord, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

export type CsvValue = string | number | null | undefined | readonly string[];

/**
 * Comma-separated values (RFC 4180). Lists are joined with `; `, what is missing stays empty. The text begins with a
 * byte-order mark: without it Excel takes UTF-8 for the code page of the machine and shows "Ã´" for "ô".
 */
export function writeCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvValue>>[],
): string {
  return stringify([...rows], {
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    // Quoted too: a changed cell, one with a line break, and one that a semicolon would divide.
    quoted_match: /^'|[;\t\r\n]/,
    cast: {
      string: withoutFormula,
      object: (list) => withoutFormula((list as unknown as readonly string[]).join("; ")),
    },
  });
}

/** Signs with which a formula begins, also in their wide, small and raised forms, which spreadsheets read as well. */
const formulaStart =
  "[=+\\-@|%\\u2212\\u207a-\\u207c\\u208a-\\u208c\\ufe62\\ufe63\\ufe66\\ufe6a\\ufe6b\\uff05\\uff0b\\uff0d\\uff1d\\uff20\\uff5c]";
/** Spaces and signs that show nothing, which programs may leave out before they look at a cell. */
const unseen = "[\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}]*";
const cellStart = new RegExp(`^(?='*(?:[\\t\\r\\n]|${unseen}${formulaStart}))`, "u");
/** Where a spreadsheet begins another cell when its language separates cells by semicolons or tabs. */
const laterCellStart = new RegExp(
  `(?<=[;\\uff1b\\t\\r\\n]["']*)(?=${unseen}${formulaStart})`,
  "gu",
);

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it: strangers write what stands in our
 * cells (OWASP, "CSV injection"). Telephone numbers begin with + and so get one too.
 */
function withoutFormula(text: string): string {
  return text.replace(laterCellStart, "'").replace(cellStart, "'");
}

/** Takes off the apostrophe that `writeCsv` puts before a cell. */
const asWritten = (cell: string) =>
  cell.replace(new RegExp(`^'(?='*${unseen}${formulaStart})`, "u"), "");

export interface CsvRow<Column extends string> {
  /** The line of the file on which the row ends, from 1. */
  line: number;
  cells: Readonly<Record<Column, string>>;
}

/**
 * Reads CSV with the given columns, in any order, among others: the rows that are not empty, with their values trimmed.
 * @throws Error that names the line, or the columns, when the text is no such table; nothing is guessed
 */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
): CsvRow<Column>[] {
  const records = parse(text, {
    bom: true,
    info: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    columns: (headings: string[]) => checkedHeadings(headings, columns),
    trim: true,
    cast: asWritten,
    skip_records_with_empty_values: true,
    skip_empty_lines: true,
  }) as unknown as { record: Record<Column, string>; info: InfoRecord }[];
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

function checkedHeadings(headings: readonly string[], columns: readonly string[]): string[] {
  const names = headings.map((heading) => heading.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  const doubled = columns.filter((column) => names.filter((name) => name === column).length > 1);
  const separator = names.join("").includes(";")
    ? "; commas must separate them, not semicolons"
    : "";
  if (missing.length > 0) {
    throw new Error(`Line 1 has no column ${missing.join(", ")}${separator}`);
  }
  if (doubled.length > 0) throw new Error(`Line 1 has the column ${doubled.join(", ")} twice`);
  return names;
}
