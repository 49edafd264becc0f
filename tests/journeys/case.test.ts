import { getCases } from "#collections/cases/cases.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { countSheets } from "../support/print-faults.ts";
import { expect, test } from "../support/test.ts";

const [landmark] = getCases();

test("a case prints on two or three sheets of A4", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(origin + landmark?.path);
  const sheets = await countSheets(page);
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(3);
});

test("folds the steps on a phone only, and a link to a step opens them", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  for (const [width, isFolded] of [
    [390, true],
    [1440, false],
  ] as const) {
    await using visitor = await openVisitorPage({ viewport: { width, height: 800 } });
    const { page } = visitor;
    await page.goto(origin + landmark?.path);
    const step = page.locator("#step-3");
    expect(await step.isVisible()).toBe(!isFolded);
    await page.goto(`${origin}${landmark?.path}#step-3`);
    await step.waitFor({ state: "visible" });
  }
});

test("offers the picture of its share card to journalists", async () => {
  const html = await pageHtml(landmark?.path ?? "");
  const [, card] = /property="og:image" content="[^"]*(\/cards\/\w+\.png)"/.exec(html) ?? [];
  const links = [...html.matchAll(/<a [^>]*href="(\/cards\/[^"]+)"[^>]*>/g)];
  expect(links.map(([, href]) => href)).toEqual([card]);
  expect(links[0]?.[0]).toContain(`download="${landmark?.slug}.png"`);
  const answer = await fetch(origin + card);
  expect(answer.headers.get("content-type")).toBe("image/png");
});

test("copies the quote in one press, and shows no button without JavaScript", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { page } = visitor;
  await page.goto(origin + landmark?.path);
  await page.getByRole("button", { name: "Copy the quote" }).click();
  await page.getByRole("button", { name: "Copied the quote" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${landmark?.pressQuote} — `);
  expect(copied.endsWith(`, ${origin}${landmark?.path}`)).toBe(true);

  const without = await openVisitorPage({ javaScriptEnabled: false });
  await without.page.goto(origin + landmark?.path);
  expect(await without.page.getByRole("button", { name: /^Copy/ }).count()).toBe(0);
});

test("selects the text where a browser may not copy", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // As in a page that came without encryption.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await page.goto(origin + landmark?.path);
  await page.getByRole("button", { name: "Copy the quote" }).click();
  await page.getByRole("button", { name: "Selected the quote" }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(landmark?.pressQuote);
  await context.close();
});
