import type { Column, Table } from "../subjects/subject.ts";
import type { Cell, Part } from "../subjects/view.ts";

/** Returns rows as a table of the page. */
export function tablePart<Row>(table: Table<Row>, rows: readonly Row[]): Part {
  const { title, none, actions } = table;
  const shown = table.columns.filter(({ isOnlyInTerminal }) => !isOnlyInTerminal);
  const columns = [
    ...shown.filter(({ isLastOnPage }) => !isLastOnPage),
    ...shown.filter(({ isLastOnPage }) => isLastOnPage),
  ];
  const headings = columns.map(({ heading, pageHeading }) => pageHeading ?? heading);
  return {
    kind: "table",
    title,
    columns: actions ? [...headings, actions.heading] : headings,
    rows: rows.map((row) => {
      const cells = columns.map((column) => cellOf(column, row));
      return actions ? [...cells, { actions: actions.of(row) }] : cells;
    }),
    none,
  };
}

function cellOf<Row>(column: Column<Row>, row: Row): Cell {
  const value = column.value(row);
  const href = column.href?.(row);
  if (href !== undefined) return { text: String(value), href };
  const tone = column.tone?.(row);
  return tone ? { text: String(value), tone } : value;
}
