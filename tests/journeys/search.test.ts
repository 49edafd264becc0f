import { afterAll, expect, inject, test } from "vitest";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";

afterAll(closeBrowser);
const origin = inject("origin");

test("the search answers as one types, forgives a typo, and loads its index only then", async () => {
  await using visitor = await openVisitorPage();
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
  expect(visitor.complaints).toEqual([]);
});

test("words typed before the search came alive are answered all the same", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`${origin}/search`);
  await page.getByRole("searchbox").fill("privacy");
  await page.locator("[data-island=search] ol a").first().waitFor();
});

test("without JavaScript the server answers", async () => {
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${origin}/search`);
  await page.getByRole("searchbox").fill("privacy");
  await page.keyboard.press("Enter");
  await page.locator("[data-island=search] ol a").first().waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toBe("privacy");
});
