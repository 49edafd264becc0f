import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getLetters } from "#collections/letters/letters.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { packFile, packPath } from "#collections/rights/rights-pack.ts";
import { findAxeViolations } from "../support/axe-violations.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { expect, test } from "../support/test.ts";

const { name, path } = packFile("en");
const builtFile = join("build/site", path);

test("shows the SHA-256 of the served file, which downloads under its name", async () => {
  const html = await pageHtml(packPath);
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(html).toContain(createHash("sha256").update(bytes).digest("hex"));
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  expect(answer.headers.get("content-disposition")).toBe("attachment");
  expect(path.endsWith(`/${name}`), path).toBe(true);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("opens from a memory card without requests or broken links", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page, requests, consoleErrors } = visitor;
  const address = pathToFileURL(builtFile).href;
  await page.goto(address);
  expect(requests).toEqual([address]);
  const targets = await page
    .locator("a[href^='#']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
  expect(targets.length).toBeGreaterThan(30);
  const lost = await page.evaluate(
    (ids) => ids.filter((id) => !document.getElementById(id)),
    targets,
  );
  expect(lost).toEqual([]);
  for (const door of getDoors()) {
    await page.locator("#contents").getByRole("link", { name: door.heading, exact: true }).click();
    await page.locator(`#door-${door.slug}`).getByText(door.right.text).first().waitFor();
  }
  for (const { slug } of getLetters()) {
    expect(await page.locator(`#letter-${slug} .sheet .boxes li`).count(), slug).toBeGreaterThan(8);
  }
  expect(await findAxeViolations(page)).toEqual([]);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
  expect(consoleErrors).toEqual([]);
});
