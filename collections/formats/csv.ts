import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

export type CsvValue = string | number | null | undefined | readonly string[];

/** Comma-separated values (RFC 4180). Lists are joined with `; `, what is missing stays empty. */
export function writeCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvValue>>[],
): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    // A changed cell, or one with a line break, is quoted.
    quoted_match: /^'|[\r\n]/,
    cast: {
      string: withoutFormula,
      object: (list) => withoutFormula((list as unknown as readonly string[]).join("; ")),
    },
  });
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it: strangers write what
 * stands in our cells (OWASP, "CSV injection"). Telephone numbers begin with + and so get one too.
 */
function withoutFormula(text: string): string {
  // Spreadsheets read wide and small forms of these letters as well.
  return /^[=+\-@\t\r\n|%]/.test(text.normalize("NFKC")) ? `'${text}` : text;
}

/**
 * Reads CSV: one object for each row that is not empty, by heading in lower case; values are trimmed.
 * @throws Error that names the line, when the text is no CSV
 */
export function readCsv(text: string): Record<string, string>[] {
  return parse(text, {
    bom: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    columns: (headings: string[]) => headings.map((heading) => heading.trim().toLowerCase()),
    trim: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    skip_empty_lines: true,
  });
}
