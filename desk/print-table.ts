/** Texts of strangers must not steer the terminal they are shown on. */
export function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ");
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
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => cut(line.trimEnd(), width))
    .join("\n");
}

function cut(line: string, width: number): string {
  return line.length > width ? `${line.slice(0, Math.max(0, width - 1))}…` : line;
}
