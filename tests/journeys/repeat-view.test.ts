import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { closeBrowser, launchOwnChromium, openVisitorPage } from "../support/chromium.ts";
import { findChromium } from "../support/find-chromium.ts";
import { type HttpsFront, startHttpsFront } from "../support/https-front.ts";
import { launchOptions } from "../support/launch-options.ts";

let front: HttpsFront;
beforeAll(async () => {
  front = await startHttpsFront(inject("origin"));
  const { args = [] } = launchOptions(findChromium());
  launchOwnChromium({ args: [...args, front.trust] });
});
afterAll(async () => {
  await closeBrowser();
  front.close();
});

const isDictionary = (address: string) => address.includes("/assets/dictionary-");

/** How the document came, and how many bytes of it. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    const { encodedBodySize, contentEncoding } = entry as PerformanceNavigationTiming & {
      contentEncoding: string;
    };
    return { bytes: encodedBodySize, encoding: contentEncoding };
  });

/** How a page comes and looks. */
async function look(page: Page, path: string) {
  await page.goto(front.origin + path);
  await page.waitForLoadState("networkidle");
  const body = await page.locator("body").innerHTML();
  return { ...(await arrival(page)), body, picture: await page.screenshot() };
}

/** What browsers tell scripts of visitors who save data. */
const saveData = (page: Page, connection: object = { saveData: true }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);

test("a later page comes as what is left of it beside the dictionary, and looks the same", async () => {
  await using visitor = await openVisitorPage();
  await using other = await openVisitorPage();
  await saveData(other.page);
  await look(other.page, "/contact");
  const whole = await look(other.page, "/glossary");

  const { page, consoleErrors, requests } = visitor;
  // The browser stores the dictionary a moment after its last byte has come.
  await expect.poll(async () => (await look(page, "/contact")).encoding).toBe("dcz");
  const left = await look(page, "/glossary");
  expect([whole.encoding, left.encoding]).toEqual(["br", "dcz"]);
  expect(left.bytes).toBeLessThan(whole.bytes / 2);
  expect(left.body === whole.body).toBe(true);
  expect(left.picture.equals(whole.picture)).toBe(true);
  expect(consoleErrors).toEqual([]);
  expect(new Set(requests.filter(isDictionary)).size).toBe(1);
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "a visitor with %j does not fetch the dictionary",
  async (connection) => {
    await using visitor = await openVisitorPage();
    const { page, requests } = visitor;
    await saveData(page, connection);
    await page.goto(`${front.origin}/glossary`);
    await page.waitForLoadState("networkidle");
    expect(requests.filter((address) => address.includes("/after-load-"))).toHaveLength(1);
    expect(requests.filter(isDictionary)).toEqual([]);
    expect(await page.locator("link[rel=compression-dictionary]").count()).toBe(0);
  },
);
