import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Content } from "#collections/content.ts";
import { translatedFiles } from "#collections/translations/shown-pages.ts";
import { writeTranslation } from "../../workshop/translations/write-translation.ts";
import { colours, everything, findAxeViolations } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { openTestEditor, type TestEditor } from "../support/test-editor.ts";
import { slowMachineTimeout, type UserInput, userInput } from "./user-input.ts";

const english = "content/rights/loan-app.yaml";
const file = "content/translations/sw/rights/loan-app.yaml";

let opened: TestEditor;
let visitor: VisitorPage;
let page: Page;
let input: UserInput;

/** A translation of the first six texts of one file, as a draft, with a remark. */
function writeDraft(root: string) {
  rmSync(join(root, "content/translations"), { recursive: true, force: true });
  const [found] = translatedFiles("sw", new Content(root)).filter(
    (one) => `content/${one.file}` === english,
  );
  const changes = (found?.units ?? []).slice(0, 6).map(({ unit }) => ({
    unit,
    fields: { text: `Maneno: ${unit.english}` },
  }));
  writeTranslation(root, { language: "sw", file: "rights/loan-app.yaml", by: "A Test" }, changes);
}

const read = (name = file) => readFileSync(join(opened.root, name), "utf8");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const open = async (name: string) => {
  await page.goto(`${opened.editor.origin}/#/${name}`);
  await page.getByText(name, { exact: true }).waitFor();
};
const save = async () => {
  await input.press(button("Save"));
  await page
    .getByRole("group", { name: "This file" })
    .getByText(/^(Saved here|Not finished|Nothing left to do)(:|$)/)
    .waitFor();
};
/** Lines that Git says were added and removed, and the number of their places. */
function difference(name = file) {
  const lines = opened.git("diff", "--unified=0", "--", name).split("\n").slice(4);
  return {
    hunks: lines.filter((line) => line.startsWith("@@")).length,
    lines: lines.filter((line) => !line.startsWith("@@")),
  };
}
async function barriers(rules = everything) {
  const found = await findAxeViolations(page, { rules: [...rules], within: "body", frames: false });
  return found.filter((barrier) => !barrier.includes("iframe"));
}

beforeAll(async () => {
  opened = await openTestEditor(writeDraft);
  opened.git("tag", "begin");
  visitor = await openVisitorPage({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  page = visitor.page;
  input = userInput(page, { keyboard: true });
  await page.goto(opened.editor.newAddress());
  await page.getByRole("heading", { level: 1, name: "What do you want to do?" }).waitFor();
});
afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await opened?.[Symbol.asyncDispose]();
  await closeBrowser();
});
afterEach(async () => {
  await page.goto(`${opened.editor.origin}/#/`);
  opened.git("reset", "--quiet", "--hard", "begin");
});

test("a reviewer finds a file by language, and decides on its texts by keyboard", async () => {
  await input.press(page.getByRole("link", { name: "Translations" }));
  await page.getByRole("heading", { name: /^Kiswahili, texts on the law: 0 of / }).waitFor();
  expect(await barriers()).toEqual([]);
  await input.press(page.locator(`a[href="#/${file}"]`));
  // Without a name nothing is decided.
  await input.press(button("Right 1"));
  const name = page.getByLabel("Your name");
  await expect.poll(() => name.evaluate((one) => document.activeElement === one)).toBe(true);
  await input.write(name, "A Reviewer");
  for (const number of [1, 2, 3]) {
    await input.press(button(`Right ${number}`));
    await page.getByText(`${number} of `, { exact: false }).first().waitFor();
    // Not on a button, so that no key decides on what is not read.
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused, slowMachineTimeout).toBe(`text-${number + 1}`);
  }
  await save();
  const day = /^ {4}on: (\d{4}-\d{2}-\d{2})$/m.exec(read())?.[1];
  expect(difference()).toEqual({
    hunks: 3,
    lines: [1, 2, 3].flatMap(() => ["+    reviewedBy: A Reviewer", `+    on: ${day}`]),
  });
  await page.getByText(/^3 of \d+ reviewed$/).waitFor();
  await page.getByText(`Right, reviewed by A Reviewer on ${day}`).first().waitFor();
});

test("a question is stored without a review, and a change with one", async () => {
  await open(file);
  await input.write(page.getByLabel("Your name"), "A Reviewer");
  await input.write(page.getByLabel("Question 4", { exact: true }), "Is this the usual word?");
  await input.press(button("Ask 4"));
  await page.getByText("Not reviewed, asked: Is this the usual word?").waitFor();
  await save();
  expect(difference()).toEqual({ hunks: 1, lines: ["+    question: Is this the usual word?"] });
  await input.write(page.getByLabel("Translation 1", { exact: true }), "Maneno mengine");
  await input.press(button("Change 1"));
  await page.getByText(/^Right, reviewed by A Reviewer/).waitFor();
  await save();
  expect(difference().hunks).toBe(2);
  expect(read()).toMatch(/text: "?Maneno mengine"?\n {4}reviewedBy: A Reviewer\n/);
  await page
    .frameLocator("iframe")
    .getByRole("heading", { level: 1, name: "Maneno mengine" })
    .waitFor();
});

test("a text that is not translated yet is written and reviewed at once", async () => {
  await open(file);
  await input.write(page.getByLabel("Your name"), "A Reviewer");
  await input.write(page.getByLabel("Translation 7", { exact: true }), "Maneno mapya");
  await input.press(button("Change 7"));
  await page.getByText(/^Right, reviewed by A Reviewer/).waitFor();
  await save();
  expect(difference()).toMatchObject({ hunks: 1 });
  expect(read()).toContain("text: Maneno mapya\n");
  expect(read()).not.toMatch(/question:|keptBy:/);
});

test("a translation that lacks a place of the English is refused beside its field", async () => {
  await open(file);
  await input.write(page.getByLabel("Your name"), "A Reviewer");
  await input.write(page.getByLabel("Translation 2", { exact: true }), "Maneno {mengine}");
  await input.press(button("Change 2"));
  const reason = page.locator("[role=alert]", { hasText: "it holds {mengine}" });
  await reason.waitFor();
  expect(read()).not.toContain("mengine");
  await page.getByRole("button", { name: "Discard" }).click();
});

test("a text that the site refuses takes no other one from the page", async () => {
  await open(file);
  await input.write(page.getByLabel("Your name"), "A Reviewer");
  await input.write(page.getByLabel("Translation 1", { exact: true }), "Maneno <mengine>");
  await input.press(button("Change 1"));
  await page.getByText("must be plain text without HTML").waitFor();
  await input.press(button("Right 2"));
  await page.getByText(/^2 of \d+ reviewed$/).waitFor();
  const second = page.getByLabel("Translation 2", { exact: true });
  expect(await second.inputValue()).toMatch(/^Maneno: /);
  await page.getByRole("button", { name: "Discard" }).click();
});

test.each([
  { isTicked: true, state: "keeps", reviewed: "1 of " },
  { isTicked: false, state: "drops", reviewed: "0 of " },
])("a change of the English $state its translation when the tick is $isTicked", async (told) => {
  await open(file);
  await input.write(page.getByLabel("Your name"), "A Reviewer");
  await input.press(button("Right 1"));
  await page.getByText(/^1 of \d+ reviewed$/).waitFor();
  await save();
  const before = read();
  await open(english);
  const field = page.locator("#field-heading");
  await input.write(field, "They told everybody");
  const tick = page.getByLabel("This change keeps the meaning");
  expect(await tick.isChecked()).toBe(false);
  if (told.isTicked) await tick.check();
  expect(await barriers()).toEqual([]);
  await save();
  if (told.isTicked) expect(read()).toMatch(/keptBy: A Reviewer, \d{4}-\d{2}-\d{2}\n/);
  else {
    expect(read()).toBe(before);
    await page.getByText("the English of 1 changed after the translation").waitFor();
  }
  await open(file);
  await page.getByText(new RegExp(`^${told.reviewed}`)).waitFor();
  if (told.isTicked) return;
  // First of all, with what was read before and what is to be read now.
  const first = page.locator("main li").first();
  await first.getByText("The English changed since").waitFor();
  await first.getByText("English before:").waitFor();
  await first.getByText("They told everybody").waitFor();
});

test.each([1440, 820])("no barriers at %i px, in light and dark", async (width) => {
  await page.setViewportSize({ width, height: 1000 });
  for (const place of ["translations", file]) {
    await page.goto(`${opened.editor.origin}/#/${place}`);
    await page.locator("main h1").waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriers(colorScheme === "light" ? everything : colours)).toEqual([]);
    }
    const wider = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
    expect(wider, place).toBeLessThanOrEqual(0);
  }
});
