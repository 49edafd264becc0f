import type { Page } from "playwright-core";

/** The part of a table that each role means. */
const parts = {
  table: "table",
  row: "tr",
  columnheader: "thead th",
  rowheader: "tbody th",
  cell: "td",
};

/**
 * Opens a page as wide as a phone and asks Chromium how it reads the table there.
 * @returns how its cells are displayed, and for each role how many parts Chromium exposes and how many exist
 */
export async function readTable(page: Page, address: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const { display, present } = await page.evaluate((parts) => {
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
    // Parts that are not displayed are not exposed either.
    const shown = (selector: string) =>
      all(selector).filter((part) => part.getClientRects().length > 0).length;
    const [cell] = all("tbody td");
    return {
      display: cell ? getComputedStyle(cell).display : "",
      present: Object.fromEntries(
        Object.entries(parts).map(([role, selector]) => [role, shown(selector)]),
      ),
    };
  }, parts);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const exposed = nodes.flatMap(({ ignored, role }) => (ignored ? [] : [role?.value as string]));
  const told = Object.fromEntries(
    Object.keys(parts).map((part) => [part, exposed.filter((role) => role === part).length]),
  );
  return { display, present, told };
}
