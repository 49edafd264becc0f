import { afterAll, expect, inject, test } from "vitest";
import { countryLawsPath } from "#collections/laws/laws.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { countSheets } from "../support/print-faults.ts";

afterAll(closeBrowser);

test.each([
  ["/shutdown", 1],
  ["/news/laws/compare", 4],
  [countryLawsPath("kenya"), 2],
  // The country with the most laws.
  [countryLawsPath("uganda"), 5],
])("%s prints on at most %i sheets of A4, with one line of footer", async (path, sheets) => {
  await using visitor = await openVisitorPage({ viewport: { width: 718, height: 1047 } });
  const { page } = visitor;
  await page.goto(inject("origin") + path);
  expect(await countSheets(page)).toBeLessThanOrEqual(sheets);
  await page.emulateMedia({ media: "print" });
  const shown = page.locator("footer p").filter({ visible: true });
  expect(await shown.count()).toBe(1);
  const footer = await page.locator("footer").filter({ visible: true }).allInnerTexts();
  expect(footer.join("").trim()).toBe((await shown.allInnerTexts()).join("").trim());
});

test.each([
  ["moved by Christmas", "from=2026-11-25&days=30"],
  ["moved by Easter, near a feast that is not announced", "from=2027-02-05&days=30"],
])("a count that is %s prints on one slip", async (_, query) => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${inject("origin")}/count-the-days?${query}`);
  expect(await countSheets(page)).toBe(1);
});
