import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { findAxeViolations } from "../support/axe-violations.ts";
import { waitForHydration } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const address = `${origin}/count-the-days`;

/** Each state of the page, by its query. */
const states = {
  "moved by a Sunday": "?from=2025-07-18&days=30&rule=ug-s34",
  "moved by holidays": "?from=2026-11-25&days=30&rule=ug-s34",
  short: "?from=2026-12-23&days=5&rule=ug-s34",
  plain: "?from=2025-07-18&days=30&rule=plain",
  long: "?from=2025-07-18&days=365&rule=ug-s34",
  open: "?from=2027-02-08&days=30&rule=ug-s34",
  "beyond the list": "?from=2027-12-10&days=30&rule=ug-s34",
  "without a day": "?from=&days=30",
  "with too many days": "?from=2025-07-18&days=other&other=5000",
};

test("counts without JavaScript, by the form alone", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(address);
  await page.getByLabel("From which day?").fill("2025-07-18");
  await page.getByRole("button", { name: "Count" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("18\u00a0August");
  expect(new URL(page.url()).search).toBe("?from=2025-07-18&days=30&other=&rule=ug-s34");
  const file = page.getByRole("link", { name: "Calendar file", exact: true });
  const calendar = await page.request.get(
    new URL((await file.getAttribute("href")) ?? "", origin).href,
  );
  expect(await calendar.text()).toContain("DTSTART;VALUE=DATE:20250818");
});

test("counts in the browser as our server does, and shows what is wrong", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(address);
  await page.getByLabel("From which day?").fill("2025-07-18");
  await waitForHydration(page, "count");
  const before = visitor.requests.length;
  await page.getByRole("button", { name: "Count" }).click();
  const day = page.getByRole("heading", { level: 1, name: "18\u00a0August" });
  await day.waitFor();
  expect(await day.evaluate((heading) => heading === document.activeElement)).toBe(true);
  const asked = page.url();
  expect(new URL(asked).search).toBe("?from=2025-07-18&days=30&rule=ug-s34");
  const links = page.getByRole("link", { name: /^Calendar file/ });
  await expect.poll(() => links.first().getAttribute("href")).toMatch(/^blob:/);
  const saved = page.waitForEvent("download");
  await links.first().click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("last-day-2025-08-18.ics");
  const calendar = await text(await download.createReadStream());
  expect(calendar).toContain("DTSTART;VALUE=DATE:20250818");
  await page.getByRole("button", { name: "Print a slip for the file" }).waitFor();
  const words = await page.locator("[data-island=count]").textContent();
  expect(visitor.requests.slice(before).filter((url) => !/\/assets\/|^blob:/.test(url))).toEqual(
    [],
  );

  await page.getByLabel("From which day?").fill("");
  await page.getByRole("button", { name: "Count" }).click();
  await page.getByText("Choose the day from which to count").waitFor();
  expect(visitor.consoleErrors).toEqual([]);

  await page.goto(asked);
  expect(await page.locator("[data-island=count]").textContent()).toBe(words);
});

test("counts what the address asks where only files are handed out", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const body = readFileSync(join(siteFolder, pageFile("/count-the-days")), "utf8");
  await page.route(/count-the-days\?/, (route) =>
    route.fulfill({ body, contentType: "text/html; charset=utf-8" }),
  );
  await page.goto(`${address}${states["moved by a Sunday"]}`);
  await page.getByRole("heading", { level: 1, name: "18\u00a0August" }).waitFor();
  expect(await page.getByLabel("From which day?").inputValue()).toBe("2025-07-18");
  await page.goto(`${address}${states["with too many days"]}`);
  await page.getByText("Write a number of days").waitFor();
  expect(await page.getByLabel("Other number of days").inputValue()).toBe("5000");
  expect(visitor.consoleErrors).toEqual([]);
});

test("asks for another number only once it is chosen, so that none is typed in vain", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(address);
  const other = page.getByLabel("Other number of days");
  expect(await other.isVisible()).toBe(false);
  await page.getByLabel("From which day?").fill("2025-07-18");
  await page.getByLabel("Other", { exact: true }).check();
  await other.fill("90");
  await page.getByRole("button", { name: "Count" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("16\u00a0October");
  expect(await other.inputValue()).toBe("90");
});

test("answers with a status of its own", { tag: "@gate" }, async () => {
  const right = await fetch(address + states.short);
  expect([right.status, right.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const wrong = await fetch(address + states["without a day"]);
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('id="from-error"');
});

test("what is quoted or kept in a calendar says where the day may still move", async () => {
  const sentenceOf = async (query: string) =>
    /id="sentence"[^>]*>([^<]*)</.exec(await (await fetch(address + query)).text())?.[1];
  const note = /May still move: a holiday is not announced yet\.$/;
  expect(await sentenceOf(states.open)).toMatch(note);
  expect(await sentenceOf(states.short)).not.toMatch(note);
  expect(await sentenceOf(states.short)).toContain("Counted by OTC");
});

for (const [colorScheme, width] of [
  ["light", 1440],
  ["dark", 390],
  ["light", 320],
] as const) {
  test.describe(`in ${colorScheme} at ${width} px`, () => {
    for (const [state, query] of Object.entries(states)) {
      test(`the count ${state} has no barrier`, async ({ openVisitorPage }) => {
        const visitor = await openVisitorPage({ colorScheme, viewport: { width, height: 800 } });
        const { page } = visitor;
        await page.goto(address + query);
        expect(await findAxeViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}
