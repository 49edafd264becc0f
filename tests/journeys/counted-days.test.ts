import { getMainCases } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { addDays } from "#collections/time/days.ts";
import type { VisitorPage } from "../support/chromium.ts";
import { expectNoShift, watchShift } from "../support/layout-shift.ts";
import { origin } from "../support/origin.ts";
import { attributeValues, pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

/** The numbers of days on a page, and the days that it names. */
async function countsOn({ page }: VisitorPage) {
  const [counts, days] = await Promise.all(
    ["[data-days-since]", "time[data-today]"].map((marks) => page.locator(marks).allTextContents()),
  );
  return { counts: counts?.map((text) => Number.parseInt(text, 10)), days };
}

test("a page that counts days names the day on which it counted", { tag: "@gate" }, async () => {
  const counting: string[] = [];
  for (const path of publicPaths()) {
    const html = await pageHtml(path);
    if (!html.includes(" data-days-since=")) continue;
    counting.push(path);
    expect(attributeValues(html, "time", "data-today"), path).not.toEqual([]);
  }
  const [landmark] = getMainCases();
  expect(counting).toEqual(expect.arrayContaining(["/", "/news", "/press", landmark?.path]));
});

for (const path of [
  "/",
  ...getMainCases().map(({ path }) => path),
  "/products/strategic-litigation",
  "/press",
]) {
  test(`${path}, built yesterday, shows today’s count; without JavaScript yesterday’s, by its day`, {
    tag: "@gate",
  }, async ({ openVisitorPage }) => {
    const plain = await openVisitorPage({ javaScriptEnabled: false });
    await plain.page.goto(origin + path);
    const built = await countsOn(plain);
    const day =
      (await plain.page.locator("time[data-today]").first().getAttribute("datetime")) ?? "";
    expect(built.counts?.length).toBeGreaterThan(0);
    expect(new Set(built.days)).toEqual(new Set([formatDay(day)]));

    for (const width of [390, 1440]) {
      await using visitor = await openVisitorPage({ viewport: { width, height: 844 } });
      const { page, consoleErrors } = visitor;
      await page.clock.setFixedTime(`${addDays(day, 1)}T00:00:01+03:00`);
      await watchShift(page);
      await page.goto(origin + path);
      const shown = await countsOn(visitor);
      expect(shown.counts).toEqual(built.counts?.map((count) => count + 1));
      expect(new Set(shown.days)).toEqual(new Set([formatDay(addDays(day, 1))]));
      await expectNoShift(page);
      expect(consoleErrors).toEqual([]);
    }
  });
}
