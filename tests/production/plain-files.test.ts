import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { getLetters } from "#collections/letters/letters.ts";
import { closeBrowser, openVisitorPage, waitForHydration } from "../support/chromium.ts";

afterAll(closeBrowser);

/** A file server as people start one in a folder: it is told nothing about headers, packed copies or redirects. */
async function startFileServer(): Promise<string> {
  const server = createServer(sirv("build/site"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a file server without rules carries pages, links, styles, the search and the letters", async () => {
  const origin = await startFileServer();
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(origin);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).not.toBe("rgba(0, 0, 0, 0)");
  await page.locator("main a[href='/about']").first().click();
  await page.waitForURL(`${origin}/about`);
  await page.locator("footer a[href='/legal/privacy']").first().click();
  await page.waitForURL(`${origin}/legal/privacy`);
  expect(await page.locator("h1").count()).toBe(1);

  await page.goto(`${origin}/search?q=privacy`);
  const found = page.locator("[data-island=search] ol a").first();
  await found.waitFor();
  await found.click();
  await page.locator("h1").waitFor();
  expect(new URL(page.url()).pathname).not.toBe("/search");

  const [letter] = getLetters();
  await page.goto(`${origin}${letter?.path}`);
  await waitForHydration(page, "letter-builder");
  await page.locator("[name=organisation]").fill("Mpolampola Lenders");
  await page.locator("main").getByText("Mpolampola Lenders").first().waitFor();
  expect(visitor.consoleErrors).toEqual([]);
});
