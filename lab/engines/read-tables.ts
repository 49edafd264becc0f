import type { EngineWindow } from "./engine.ts";

/** Pages with a table whose rows become blocks on phones. */
export const stackingTables = [
  "/products/strategic-litigation",
  "/our-products/overview",
  "/your-data-rights",
  "/news/laws/compare",
];

/** The part of a table that each role means. */
const parts = {
  table: "table",
  row: "tr",
  columnheader: "thead th",
  rowheader: "tbody th",
  cell: "td",
};

/**
 * Opens a page as wide as a phone and asks the engine how it reads the table there.
 * @returns how its cells are displayed, and for each role how many parts the engine exposes and how many exist
 */
export async function readTable(window: EngineWindow, address: string) {
  await window.narrow();
  await window.open(address);
  const { display, present } = await window.run<{
    display: string;
    present: Record<string, number>;
  }>(`
    const all = (selector) => [...document.querySelectorAll("main " + selector)];
    // Parts that are not displayed are not exposed either.
    const shown = (selector) => all(selector).filter((one) => one.getClientRects().length > 0).length;
    return {
      display: getComputedStyle(all("tbody td")[0]).display,
      present: Object.fromEntries(
        Object.entries(${JSON.stringify(parts)}).map(([role, selector]) => [role, shown(selector)]),
      ),
    };
  `);
  return { display, present, told: await window.countRoles(Object.keys(parts)) };
}
