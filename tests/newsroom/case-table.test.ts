import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { getCases } from "#collections/cases/cases.ts";
import { exampleFiles } from "#collections/example-files.fixture.ts";
import { getPage } from "#collections/pages/pages.ts";
import { findAxeViolations } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { readTable } from "../support/read-table.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const paths = ["/products/strategic-litigation", "/our-products/overview"];
const { table } = getPage("litigation");

/** Eight made-up cases beside those of today, as many as it takes; they are not filed in the order of their names. */
const added = [..."dbhafgce"].map((letter, index) => ({
  order: 100 + index,
  caseName: `Case ${letter}`,
  statusType: index % 3 === 0 ? "pending" : "active",
}));
const cases = [...getCases(), ...added];
const names = cases.map(({ caseName }) => caseName);
const byName = [...names].sort((a, b) => a.localeCompare(b, "en"));
const pending = cases.filter(({ statusType }) => statusType === "pending");

let root: string;
let site: RunningSite;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "otc-cases-"));
  for (const part of ["build", "content", "package.json"]) {
    cpSync(part, join(root, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  for (const fields of added) {
    let source = exampleFiles["cases/example.yaml"] ?? "";
    for (const [field, value] of Object.entries(fields)) {
      source = source.replace(new RegExp(`^${field}:.*$`, "m"), `${field}: ${value}`);
    }
    writeFileSync(join(root, `content/cases/case-${fields.order}.yaml`), source);
  }
  site = await startSite({}, ["env", "-C", root]);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await closeBrowser();
  rmSync(root, { recursive: true, force: true });
});

/** A page with a query is rendered when it is asked for; the plain one was built with today's cases. */
const arranged = (path: string) => `${site.origin}${path}?sort=-number`;

describe.each(paths)("%s with eight cases", (path) => {
  test("sorts and filters in place, also by keyboard, and shows the number of rows", async () => {
    await using visitor = await openVisitorPage();
    const { page } = visitor;
    await page.goto(arranged(path), { waitUntil: "networkidle" });
    visitor.requests.length = 0;
    const shown = () => page.locator("tbody tr:visible th").allTextContents();
    expect(await shown()).toEqual(names.toReversed());

    const head = page.getByRole("columnheader", { name: table.columns.caseName, exact: true });
    const sort = head.getByRole("link");
    await sort.focus();
    await page.waitForSelector("[data-enhanced-table][data-state=enhanced]");
    await page.keyboard.press("Enter");
    expect(await shown()).toEqual(byName);
    expect(await head.getAttribute("aria-sort")).toBe("ascending");
    expect(await sort.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    expect(await shown()).toEqual(byName.toReversed());
    expect(await head.getAttribute("aria-sort")).toBe("descending");

    await page.getByLabel(table.arrange.status, { exact: true }).selectOption("pending");
    expect(await shown()).toHaveLength(pending.length);
    expect(await page.getByRole("status").first().textContent()).toBe(
      table.arrange.count
        .replace("{shown}", `${pending.length}`)
        .replace("{all}", `${cases.length}`),
    );
    // The address can be shared, and nothing was asked of the server for it.
    expect(new URL(page.url()).search).toBe("?sort=-name&status=pending");
    expect(visitor.requests.filter((url) => url.includes("sort="))).toEqual([]);
    expect(visitor.consoleErrors).toEqual([]);
  });

  test("sorts by a list on a phone", async () => {
    await using visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    await page.goto(arranged(path), { waitUntil: "networkidle" });
    const order = page.getByLabel(table.arrange.sort);
    await order.focus();
    await page.waitForSelector("[data-enhanced-table][data-state=enhanced]");
    await order.selectOption({
      label: table.arrange.reversed.replace("{column}", table.columns.caseName),
    });
    expect(await page.locator("tbody tr:visible th").allTextContents()).toEqual(
      byName.toReversed(),
    );
    // The head is there for screen readers, but nothing in it takes the focus unseen.
    expect(await page.locator("thead a:visible").count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test("sorts and filters on the server without JavaScript", async () => {
    await using visitor = await openVisitorPage({ javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(arranged(path));
    await page.getByLabel(table.arrange.status, { exact: true }).selectOption("pending");
    await page.getByRole("button", { name: table.arrange.show, exact: true }).click();
    await page.waitForURL(/status=pending/);
    const rows = page.locator("tbody tr:visible th");
    expect(await rows.allTextContents()).toEqual(
      pending.map(({ caseName }) => caseName).toReversed(),
    );
    // Sorting keeps the filter.
    await page
      .getByRole("columnheader", { name: table.columns.caseName, exact: true })
      .getByRole("link")
      .click();
    await page.waitForURL(/sort=name/);
    expect(new URL(page.url()).searchParams.get("status")).toBe("pending");
    expect(await rows.count()).toBe(pending.length);
  });
});

test.each([768, 1024])("keeps its rows low at %i px", async (width) => {
  await using visitor = await openVisitorPage({ viewport: { width, height: 1024 } });
  await visitor.page.goto(inject("origin") + paths[0]);
  const rows = await visitor.page.locator("main tbody tr").all();
  const heights = await Promise.all(rows.map(async (row) => (await row.boundingBox())?.height));
  // As many lines as fit beside each other: a narrow column of the status made rows of 386 px.
  for (const height of heights) expect(height).toBeLessThan(260);
});

test("serves the stored page for unknown query parameters", async () => {
  const plain = await fetch(`${inject("origin")}/products/strategic-litigation`);
  const marked = await fetch(`${inject("origin")}/products/strategic-litigation?utm_source=letter`);
  expect(marked.headers.get("x-robots-tag")).toBeNull();
  expect(await marked.text()).toBe(await plain.text());
});

/** Pages with a table whose rows become blocks on phones. */
const stackingTables = [...paths, "/your-data-rights", "/news/laws/compare"];

test("Chromium exposes tables with block rows as tables", async () => {
  await using visitor = await openVisitorPage();
  for (const path of stackingTables) {
    const { display, present, told } = await readTable(visitor.page, inject("origin") + path);
    expect(display, path).toMatch(/^(block|grid|inline)$/);
    expect(told, path).toEqual(present);
    expect(Math.min(...Object.values(told)), path).toBeGreaterThan(0);
  }
});
