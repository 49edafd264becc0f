import { countryLawsPath } from "#collections/laws/laws.ts";
import { origin } from "../support/origin.ts";
import { countSheets } from "../support/print-faults.ts";
import { expect, test } from "../support/test.ts";

for (const [path, sheets] of [
  ["/shutdown", 1],
  ["/news/laws/compare", 4],
  [countryLawsPath("kenya"), 2],
  // The country with the most laws, and what each of its folds holds.
  [countryLawsPath("uganda"), 5],
  ["/products/strategic-litigation/data-protection-complaint", 3],
] as const) {
  test(`${path} prints on at most ${sheets} sheets of A4, with one line of footer`, async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage({ viewport: { width: 718, height: 1047 } });
    const { page } = visitor;
    await page.goto(origin + path);
    expect(await countSheets(page)).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: "print" });
    const shown = page.locator("footer p").filter({ visible: true });
    expect(await shown.count()).toBe(1);
    const footer = await page.locator("footer").filter({ visible: true }).allInnerTexts();
    expect(footer.join("").trim()).toBe((await shown.allInnerTexts()).join("").trim());
  });
}

for (const [how, query] of [
  ["moved by Christmas", "from=2026-11-25&days=30"],
  ["moved by Easter, near a feast that is not announced", "from=2027-02-05&days=30"],
]) {
  test(`a count that is ${how} prints on one slip`, async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await page.goto(`${origin}/count-the-days?${query}`);
    expect(await countSheets(page)).toBe(1);
  });
}
