import { afterAll, expect, inject, test } from "vitest";
import { getLaws } from "#collections/laws/laws.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { countSheets } from "../support/print-faults.ts";

afterAll(closeBrowser);

/** The laws whose pages print most: their country has the most others. */
const longLaws = getLaws().filter(({ country }) => country === "Uganda");

const papers: readonly (readonly [path: string, sheets: number, lines: number])[] = [
  ["/shutdown", 1, 1],
  ["/news/laws/compare", 1, 1],
  ...longLaws.map(({ path }) => [path, 2, 1] as const),
];

test.each(papers)(
  "%s prints on at most %i sheets of A4, with %i lines of footer",
  async (path, sheets, lines) => {
    await using visitor = await openVisitorPage({ viewport: { width: 718, height: 1047 } });
    const { page } = visitor;
    await page.goto(inject("origin") + path);
    expect(await countSheets(page)).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: "print" });
    const shown = page.locator("footer p").filter({ visible: true });
    expect(await shown.count()).toBe(lines);
    const footer = await page.locator("footer").filter({ visible: true }).allInnerTexts();
    expect(footer.join("").trim()).toBe((await shown.allInnerTexts()).join("").trim());
  },
);

test.each([
  ["moved by Christmas", "from=2026-11-25&days=30"],
  ["moved by Easter, near a feast that is not announced", "from=2027-02-05&days=30"],
])("a count that is %s prints on one slip", async (_, query) => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${inject("origin")}/count-the-days?${query}`);
  expect(await countSheets(page)).toBe(1);
});
