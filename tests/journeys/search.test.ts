import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { waitForHydration } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const links = "[data-island=search] ol a";

test("answers while typing, tolerates a typo, and loads its index on demand", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${origin}/search`, { waitUntil: "networkidle" });
  const indexLoads = () => visitor.requests.filter((url) => url.includes("/search/index"));
  expect(indexLoads()).toEqual([]);
  await page.getByRole("searchbox").pressSequentially("privcy", { delay: 20 });
  const first = page.locator("[data-island=search] ol a").first();
  // The address follows each answer; with the last word in it, the list changes no more.
  await page.waitForURL(/q=privcy/);
  await first.waitFor();
  expect(indexLoads()).toHaveLength(1);
  await page.keyboard.press("ArrowDown");
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(visitor.consoleErrors).toEqual([]);
});

test("an arrow leads from the field to the best bet, and from there to the results", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${origin}/search`, { waitUntil: "networkidle" });
  await page.getByRole("searchbox").pressSequentially("loan app", { delay: 20 });
  await page.waitForURL(/q=loan(\+|%20)app/);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
  await page.locator("#best a").waitFor();
  const count = (await page.getByRole("status").innerText()).trim();
  expect(count).toMatch(/^One page answers this; \d+ more found/);
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("/your-data-rights/loan-app");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe(await page.locator(links).first().getAttribute("href"));
});

test("answers words typed before hydration", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/(hydrate|search)\b.*\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(`${origin}/search`);
  await page.getByRole("searchbox").fill("privacy");
  expect(await page.locator("[data-island=search][data-state=hydrated]").count()).toBe(0);
  typed.resolve();
  await page.locator("[data-island=search] ol a").first().waitFor();
});

test("the server answers without JavaScript", { tag: "@gate" }, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${origin}/search`);
  await page.getByRole("searchbox").fill("privacy");
  await page.keyboard.press("Enter");
  await page.locator("[data-island=search] ol a").first().waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toBe("privacy");
});

test("the page answers its address where only files are handed out", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const body = readFileSync(join(siteFolder, pageFile("/search")), "utf8");
  await page.route(/\/search\?/, (route) =>
    route.fulfill({ body, contentType: "text/html; charset=utf-8" }),
  );
  await page.goto(`${origin}/search?q=loan+app&kind=guide`);
  await page.locator(links).first().waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("loan app");
  expect(new URL(page.url()).search).toBe("?q=loan+app&kind=guide");
  expect(visitor.consoleErrors).toEqual([]);
});

test("an answer of the server is taken as it is", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  await visitor.page.goto(`${origin}/search?q=privacy`, { waitUntil: "networkidle" });
  expect(await visitor.page.locator(links).count()).toBeGreaterThan(0);
  expect(visitor.requests.filter((url) => /search\/index|\/search\./.test(url))).toEqual([]);
});

/** So many pages that one list does not hold them all. */
const frequent = `${origin}/search?q=data`;

test("appends further results and focuses the first of them", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(frequent, { waitUntil: "networkidle" });
  expect(await page.locator(links).count()).toBe(20);
  const before = await page.locator(links).allTextContents();
  await page.getByRole("searchbox").hover();
  await waitForHydration(page, "search");
  await page.getByRole("link", { name: "Show 20 more" }).click();
  await page.locator(links).nth(39).waitFor();
  const after = await page.locator(links).allTextContents();
  expect(after.slice(0, 20)).toEqual(before);
  expect(new Set(after).size).toBe(40);
  const twentyFirst = page.locator(links).nth(20);
  await expect
    .poll(() => twentyFirst.evaluate((link) => link === document.activeElement))
    .toBe(true);
  expect(await page.getByRole("status").first().textContent()).toMatch(/; 1 to 40 are shown/);
  expect(visitor.consoleErrors).toEqual([]);
});

test("shows further results on separate pages without JavaScript", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(frequent);
  const first = await page.locator(links).allTextContents();
  await page.getByRole("link", { name: "Show 20 more" }).click();
  await page.waitForURL(/page=2/);
  const second = await page.locator(links).allTextContents();
  expect(second).toHaveLength(20);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  expect(await page.locator("[data-island=search] ol").getAttribute("start")).toBe("21");
  await page.getByRole("link", { name: "Show the 20 before" }).click();
  await page.waitForURL((url) => !url.searchParams.has("page"));
  expect(await page.locator(links).allTextContents()).toEqual(first);
});
