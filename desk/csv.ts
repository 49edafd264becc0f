/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe before
 * it: strangers write what stands in our cells (OWASP, "CSV injection").
 */
export function toCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reads CSV with headings. @returns one object for each row, by heading in lower case */
export function fromCsv(text: string): Record<string, string>[] {
  const [headings = [], ...rows] = readRows(text.replace(/^\ufeff/, ""));
  const names = headings.map((heading) => heading.trim().toLowerCase());
  return rows
    .filter((row) => row.some((value) => value.trim() !== ""))
    .map((row) => Object.fromEntries(names.map((name, at) => [name, (row[at] ?? "").trim()])));
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new Error(`Line ${rows.length + 1} is not CSV.`);
    row.push(match[1] === undefined ? (match[2] ?? "") : match[1].replaceAll('""', '"'));
    if (match[3] !== ",") {
      rows.push(row);
      row = [];
    }
  }
  if (row.length > 0) rows.push([...row, ""]);
  return rows;
}
