import { afterAll, expect, inject, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { closeBrowser, openVisitorPage, waitForHydration } from "../support/chromium.ts";

afterAll(closeBrowser);
const { path, border } = getPage("patterns");
const address = inject("origin") + path;
const says = (word: string) => border.result.replace("{word}", word);

test("the server weaves a word into the border without JavaScript", async () => {
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(address);
  expect(await page.getByRole("status").textContent()).toContain(says(border.sample));
  await page.getByLabel(border.label).fill("Kampala");
  await page.keyboard.press("Enter");
  await page.waitForURL(/word=Kampala/);
  expect(await page.getByRole("status").textContent()).toContain(says("Kampala"));
  // K is 75 in ASCII.
  expect(await page.getByRole("row", { name: /K/ }).first().textContent()).toContain("01001011");
});

test("follows each letter after hydration, and names unsupported characters", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(address);
  await page.getByLabel(border.label).focus();
  await waitForHydration(page, "border-word");
  await page.getByLabel(border.label).fill("Ŋoma");
  await page.getByText(says("oma")).waitFor();
  expect(await page.getByRole("status").textContent()).toContain(border.unwoven);
  expect(visitor.consoleErrors).toEqual([]);
});
