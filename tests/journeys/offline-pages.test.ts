import type { Page } from "@playwright/test";
import { offlineManifestPath } from "#app/offline/offline-manifest.ts";
import { downloadCost } from "#collections/formats/download-cost.ts";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import { getKeptPages } from "#collections/site/kept-pages.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { countPath } from "#collections/time/count-query.ts";
import { waitForHydration } from "../support/chromium.ts";
import { startConfiguredSite } from "../support/configured-site.ts";
import { openConnection } from "../support/connection.ts";
import { makeNextDeployment } from "../support/next-deployment.ts";
import { startSite } from "../support/running-site.ts";
import { watchServiceWorkers } from "../support/service-workers.ts";
import { expect, type OpenVisitorPage, test } from "../support/test.ts";
import { until } from "../support/until.ts";

const hub = "/your-data-rights";
const guide = "/documents/data-protection-and-privacy-act-2019";
const words = getKeptPages();

/** A running site behind a connection that can be cut, and a visitor who has pressed "Keep on this phone". */
async function openKeeper(openVisitorPage: OpenVisitorPage) {
  const site = await startSite();
  const connection = await openConnection(site.origin);
  const visitor = await openVisitorPage();
  await keepPages(visitor.page, connection.origin);
  return {
    site,
    connection,
    visitor,
    page: visitor.page,
    async [Symbol.asyncDispose]() {
      await visitor[Symbol.asyncDispose]();
      await connection[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}

async function keepPages(page: Page, origin: string): Promise<void> {
  await page.goto(origin + hub);
  await page.getByRole("button", { name: words.keep }).click();
  await page.locator("[data-keep-on-phone][data-state=kept]").waitFor();
}

const listOf = async (origin: string) =>
  (await (await fetch(origin + offlineManifestPath)).json()) as {
    version: string;
    bytes: number;
    files: [string, string][];
  };

/** Everything in the caches of a page's origin, by path. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        texts[pathname + search] = (await (await cache.match(request))?.text()) ?? "";
      }
    }
    return texts;
  });

const noteOn = (page: Page) => page.locator("main > [data-kept]").allTextContents();

test("a phone without room is told so, not that the connection broke", async ({
  openVisitorPage,
}) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(site.origin + hub);
  const keep = page.getByRole("button", { name: words.keep });
  await keep.waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 40_000 });
  await keep.click();
  await page.getByText(words.full).waitFor();
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.origin });
  await keep.click();
  await page.locator("[data-keep-on-phone][data-state=kept]").waitFor();
});

test("shows size and price first, and stores nothing without consent", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await using site = await startSite();
  await page.goto(site.origin + hub);
  const { bytes } = await listOf(site.origin);
  await page.getByText(`${downloadCost(bytes, getDataCost())}.`).waitFor();
  expect(await keptOn(page)).toEqual({});
  const workers = await watchServiceWorkers(page);
  expect(workers.scopes()).toEqual([]);
  expect(visitor.consoleErrors).toEqual([]);
});

test("opens every downloaded page offline, with letters, drawings and scripts", async ({
  openVisitorPage,
}) => {
  await using keeper = await openKeeper(openVisitorPage);
  const { page, connection, visitor } = keeper;
  const { files } = await listOf(keeper.site.origin);
  const pages = files.map(([path]) => path).filter((path) => !/\.\w+$/.test(path));
  expect(pages).toContain(hub);
  expect(pages).toContain(guide);
  expect(pages).toContain(getPage("evidence").path);
  expect(pages).toContain(countPath);
  connection.cut();
  visitor.consoleErrors.length = 0;
  for (const path of pages) {
    const failed: string[] = [];
    const note = (request: { url(): string }) => failed.push(request.url());
    page.on("requestfailed", note);
    const response = await page.goto(connection.origin + path, { waitUntil: "load" });
    expect(response?.status(), path).toBe(200);
    expect(
      await page.evaluate(() => [...document.fonts].some((font) => font.status === "loaded")),
      path,
    ).toBe(true);
    const blank = await page
      .locator("img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map((image) => image.currentSrc),
      );
    expect(blank, path).toEqual([]);
    if (path !== "/offline") expect(await noteOn(page), path).toHaveLength(1);
    page.off("requestfailed", note);
    // Small signs of the browser's own frame are no part of a page.
    expect(
      failed.filter((url) => !/favicon|apple-touch|webmanifest|speculationrules/.test(url)),
      path,
    ).toEqual([]);
  }
});

test("writes a letter offline", { tag: "@gate" }, async ({ openVisitorPage }) => {
  await using keeper = await openKeeper(openVisitorPage);
  const { page, connection } = keeper;
  connection.cut();
  await page.goto(`${connection.origin}/your-data-rights/letters/access`);
  await waitForHydration(page, "letter-builder");
  await page.locator("[data-island=letter-builder] [name=name]").fill("Amina Tester");
  await page.locator("[data-island=letter-builder]").getByText("Amina Tester").first().waitFor();
  expect(connection.refused(), "tries to fetch the page itself, and no more").toBeLessThan(6);
});

test("counts offline what the address asks, and keeps no day", async ({ openVisitorPage }) => {
  await using keeper = await openKeeper(openVisitorPage);
  const { page, connection } = keeper;
  const address = connection.origin + countPath;
  await page.goto(`${address}?from=2025-07-18&days=30&rule=ug-s34`);
  connection.cut();
  await page.goto(`${address}?from=2025-07-18&days=30&rule=ug-s34`);
  expect(await noteOn(page)).toHaveLength(1);
  await page.getByRole("heading", { level: 1, name: "18\u00a0August" }).waitFor();
  expect(Object.keys(await keptOn(page)).join()).not.toContain("2025-07-18");
});

test("shows kept pages offline with their date, and help in the place of all others", async ({
  openVisitorPage,
}) => {
  await using keeper = await openKeeper(openVisitorPage);
  const { page, connection } = keeper;
  await page.goto(`${connection.origin}/about/values`);
  await page.goto(`${connection.origin}/shutdown`);
  expect(await noteOn(page)).toEqual([]);
  connection.cut();
  await page.goto(`${connection.origin}/shutdown`);
  const [note = ""] = await noteOn(page);
  const pattern = words.keptFrom.replace("{date}", "\\d+\\s\\w+ \\d{4} at \\d\\d:\\d\\d");
  expect(note).toMatch(new RegExp(`^${pattern}$`));

  await page.goto(`${connection.origin}/about/values`);
  const offline = getPage("offline");
  await page.getByRole("heading", { name: offline.heading }).waitFor();
  await page
    .getByRole("link", { name: offline.ways[0]?.link.label ?? "" })
    .first()
    .click();
  await page.waitForURL(connection.origin + hub);
});

test("keeps nothing that was opened or typed", async ({ openVisitorPage }) => {
  await using keeper = await openKeeper(openVisitorPage);
  const { page, connection } = keeper;
  const typed = "Words-that-stay-mine";
  await page.goto(`${connection.origin}/search?q=${typed}`);
  await page.goto(`${connection.origin}/contact`, { waitUntil: "networkidle" });
  await page.goto(`${connection.origin}/contact/sent?reference=${typed}`);
  await page.goto(`${connection.origin}/newsletter/archive`);
  await page.evaluate(
    (name) => fetch("/contact", { method: "POST", body: new URLSearchParams({ firstName: name }) }),
    typed,
  );
  const kept = await keptOn(page);
  const { files } = await listOf(keeper.site.origin);
  expect(Object.keys(kept).toSorted()).toEqual(
    [offlineManifestPath, ...files.map(([path]) => path)].toSorted(),
  );
  expect(Object.values(kept).filter((text) => text.includes(typed))).toEqual([]);
});

test("one press removes everything from the phone", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  await using keeper = await openKeeper(openVisitorPage);
  const { page, connection } = keeper;
  await page.goto(`${connection.origin}/about`);
  await page.goto(connection.origin + hub);
  const workers = await watchServiceWorkers(page);
  await page.getByRole("button", { name: words.remove }).click();
  await page.getByText(words.removed).waitFor();
  await until(async () => Object.keys(await keptOn(page)).length === 0);
  await until(() => workers.scopes().length === 0);
});

test("the quick way out of a letter takes the kept pages along", async ({ openVisitorPage }) => {
  await using keeper = await openKeeper(openVisitorPage);
  const { page, connection } = keeper;
  await page.goto(connection.origin + letterPath("access"));
  const workers = await watchServiceWorkers(page);
  await page.getByRole("link", { name: getLetterForm().leave.button }).click();
  await page.waitForURL(`${connection.origin}/news`);
  await until(async () => Object.keys(await keptOn(page)).length === 0);
  await until(() => workers.scopes().length === 0);
});

test("resumes an interrupted download", async ({ openVisitorPage }) => {
  await using site = await startSite();
  await using connection = await openConnection(site.origin);
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(connection.origin + hub);
  const { files, bytes } = await listOf(site.origin);
  connection.cutAfter(bytes / 2);
  await page.getByRole("button", { name: words.keep }).click();
  await page.getByText(words.failed).waitFor();
  const before = Object.keys(await keptOn(page)).length;
  expect(before).toBeGreaterThan(3);
  expect(before).toBeLessThan(files.length);

  connection.restore();
  await page.getByRole("button", { name: words.keep }).click();
  await page.locator("[data-keep-on-phone][data-state=kept]").waitFor();
  expect(Object.keys(await keptOn(page))).toHaveLength(files.length + 1);
  // Without Brotli, which browsers accept over https only, files are slightly larger than listed.
  expect(connection.received()).toBeLessThan(bytes * 0.85);
});

test("keeps old pages with their scripts after a deployment until the next visit", async ({
  openVisitorPage,
}) => {
  await using keeper = await openKeeper(openVisitorPage);
  const { page, connection, visitor } = keeper;
  const scriptOf = () => page.locator("script[type=module]").getAttribute("src");
  const oldScript = await scriptOf();
  const news = "These words are new.";
  const folder = makeNextDeployment(news);
  await using later = await startSite({}, ["env", "-C", folder]);

  // A page of before that is still open reaches for a script that the site does not have any more.
  connection.moveTo(later.origin);
  expect((await fetch(connection.origin + oldScript)).status).toBe(404);
  const reached = await page.evaluate(async (path) => (await fetch(path ?? "")).status, oldScript);
  expect(reached).toBe(200);

  connection.cut();
  visitor.consoleErrors.length = 0;
  for (const path of [hub, "/shutdown"]) {
    await page.goto(connection.origin + path);
    expect(await scriptOf()).toBe(oldScript);
    expect(await page.getByText(news).count()).toBe(0);
  }
  await page.goto(connection.origin + hub);
  await page.locator("[data-keep-on-phone][data-state=kept]").waitFor();
  expect(visitor.consoleErrors.filter((line) => !line.includes("net::ERR"))).toEqual([]);

  connection.restore();
  const { version } = await listOf(later.origin);
  const isRenewed = () =>
    page.evaluate(async (name) => (await caches.keys()).join() === name, `otc-kept-${version}`);
  await clearLastCheck(page);
  await page.goto(`${connection.origin}/about`);
  await until(isRenewed);
  connection.cut();
  await page.goto(connection.origin + hub);
  await page.getByText(news).waitFor();
  expect(await scriptOf()).not.toBe(oldScript);
  await page.locator("[data-keep-on-phone][data-state=kept]").waitFor();
});

test("removes pages and worker at the next visit when the site is built without them", async ({
  openVisitorPage,
}) => {
  await using site = await startSite();
  await using connection = await openConnection(site.origin);
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await keepPages(page, connection.origin);
  const workers = await watchServiceWorkers(page);
  await until(() => workers.scopes().length === 1);

  await using off = await startConfiguredSite({ OFFLINE_PAGES: "no" }, []);
  connection.moveTo(off.origin);
  await clearLastCheck(page);
  await page.goto(`${connection.origin}/about`);
  await until(() => workers.scopes().length === 0);
  await until(async () => Object.keys(await keptOn(page)).length === 0);
  await page.goto(connection.origin + hub);
  await page.getByText(words.unfit).waitFor();
  expect(await page.getByRole("button", { name: words.keep }).count()).toBe(0);
});

/** The worker looks for news once an hour; after this, an hour has passed. */
const clearLastCheck = (page: Page) =>
  page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const list = await cache.match(path);
      if (!list) continue;
      const headers = { Date: "Thu, 01 Jan 2026 00:00:00 GMT" };
      await cache.put(path, new Response(await list.text(), { headers }));
    }
  }, offlineManifestPath);
