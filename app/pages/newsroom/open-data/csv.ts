/**
 * Comma-separated values (RFC 4180), for spreadsheets and programs.
 * @param columns names of the first line, in order
 * @param rows values by column; lists are joined with `; `, what is missing stays empty
 */
export function csv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvValue>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(","));
  return [columns.join(","), ...lines, ""].join("\r\n");
}

export type CsvValue = string | number | readonly string[] | undefined;

function cell(value: CsvValue): string {
  const text = Array.isArray(value) ? value.join("; ") : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
