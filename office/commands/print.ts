import type { Office } from "./command.ts";

/** Prints the result of a command: its data as one line of JSON for programs, a sentence for people. */
export function printOutcome(
  { wantsJson, print }: Office,
  outcome: object,
  sentence: string,
): void {
  print(wantsJson ? JSON.stringify(outcome) : sentence);
}

/** Aligns rows in columns; the first row is their heading. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
