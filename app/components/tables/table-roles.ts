/**
 * Roles of the parts of a table, in words. Chromium takes a table's own away as soon as a style sheet lays it out as
 * blocks, as ours do on phones, and a screen reader then reads loose words. Every table has them
 * (tests/html/markup.test.ts).
 */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
