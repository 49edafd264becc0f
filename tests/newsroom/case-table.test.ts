import { afterAll, describe, expect, inject, test } from "vitest";
import { getCases } from "#schemas/cases/cases.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { findBarriers } from "../support/find-barriers.ts";

afterAll(closeBrowser);
const origin = inject("origin");
const cases = getCases();
const { table } = getPage("litigation");
const names = cases.map(({ caseName }) => caseName);
const byName = [...names].sort((a, b) => a.localeCompare(b, "en"));
const pending = cases.filter(({ statusType }) => statusType === "pending");

describe.each(["/products/strategic-litigation", "/our-products/overview"])("%s", (path) => {
  test("the table sorts and filters in place, with the keyboard, and says how many are left", async () => {
    await using visitor = await openVisitorPage();
    const { page } = visitor;
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const shown = () => page.locator("tbody tr:visible th").allTextContents();
    expect(await shown()).toEqual(names);

    const head = page.getByRole("columnheader", { name: table.columns.caseName, exact: true });
    const sort = head.getByRole("link");
    await sort.focus();
    await page.waitForSelector("[data-enhanced-table][data-state=alive]");
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
    expect(visitor.complaints).toEqual([]);
  });

  test("on a phone a list sorts the blocks", async () => {
    await using visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const order = page.getByLabel(table.arrange.sort);
    await order.focus();
    await page.waitForSelector("[data-enhanced-table][data-state=alive]");
    await order.selectOption({
      label: table.arrange.reversed.replace("{column}", table.columns.caseName),
    });
    expect(await page.locator("tbody tr:visible th").allTextContents()).toEqual(
      byName.toReversed(),
    );
    // The head is there for screen readers, but nothing in it takes the focus unseen.
    expect(await page.locator("thead a:visible").count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("without JavaScript the form and the links of the head ask the server", async () => {
    await using visitor = await openVisitorPage({ javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(origin + path);
    await page.getByLabel(table.arrange.status, { exact: true }).selectOption("pending");
    await page.getByRole("button", { name: table.arrange.show, exact: true }).click();
    await page.waitForURL(/status=pending/);
    const rows = page.locator("tbody tr:visible th");
    expect(await rows.allTextContents()).toEqual(pending.map(({ caseName }) => caseName));
    // A filter is kept when the head sorts.
    await page
      .getByRole("columnheader", { name: table.columns.caseName, exact: true })
      .getByRole("link")
      .click();
    await page.waitForURL(/sort=name/);
    expect(new URL(page.url()).searchParams.get("status")).toBe("pending");
    expect(await rows.count()).toBe(pending.length);
  });
});

test("a link with marks of somebody else gets the page as it was built", async () => {
  const plain = await fetch(`${origin}/products/strategic-litigation`);
  const marked = await fetch(`${origin}/products/strategic-litigation?utm_source=letter`);
  expect(marked.headers.get("x-robots-tag")).toBeNull();
  expect(await marked.text()).toBe(await plain.text());
});
