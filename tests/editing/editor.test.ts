import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildClient } from "../../editor/server/build-client.ts";
import { copyContent } from "../../editor/server/content-copy.fixture.ts";
import { type OpenEditor, openEditor } from "../../editor/server/open-editor.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { findBarriers } from "../support/find-barriers.ts";

let copy: ReturnType<typeof copyContent>;
let editor: OpenEditor;
let visitor: VisitorPage;
let page: Page;

beforeAll(async () => {
  copy = copyContent();
  for (const part of ["build/server", "build/client/assets"]) {
    cpSync(part, join(copy.root, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy.root, "node_modules"));
  const client = await buildClient(resolve("."));
  editor = await openEditor({ root: copy.root, client, build: [process.execPath, "-e", ""] });
  visitor = await openVisitorPage({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: "reduce",
  });
  page = visitor.page;
  await page.goto(editor.newAddress());
  await page.getByRole("heading", { level: 1, name: "What the site says" }).waitFor();
});
afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await editor?.[Symbol.asyncDispose]();
  copy?.[Symbol.dispose]();
  await closeBrowser();
});

/** A choice shows once the file has it, which takes its time on a busy machine. */
const patient = { timeout: 20_000 };
const read = (file: string) => readFileSync(join(copy.root, file), "utf8");
/** The page beside the form. */
const beside = () => page.frameLocator("iframe");
const isSaved = () => page.getByText("Saved", { exact: true }).waitFor();

async function openFile(file: string): Promise<void> {
  await page.goto(`${editor.origin}/#/${file}`);
  await page.getByText(file, { exact: true }).waitFor();
}

async function pressSave(): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await isSaved();
}

describe("a person who has never seen YAML", () => {
  test("finds the e-mail address, changes it and sees it on the page, by keyboard alone", async () => {
    const before = read("content/site/organisation.yaml");
    await page.getByLabel("Search all contents").focus();
    await page.keyboard.type("hello@");
    // Until the whole word is searched for, others are found too.
    const places = page.getByRole("search").getByRole("link");
    await expect.poll(() => places.count(), patient).toBe(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id), patient)
      .toBe("field-email");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("office@example.org");
    await beside().getByText("office@example.org").first().waitFor();
    expect(read("content/site/organisation.yaml")).toBe(before);
    await page.keyboard.press("ControlOrMeta+s");
    await isSaved();
    expect(read("content/site/organisation.yaml")).toBe(
      before.replace(/^email: \S+/m, "email: office@example.org"),
    );
  });

  test("is told beside the field what the loader says, and takes it back with Undo", async () => {
    await openFile("content/team/head-of-finance.yaml");
    const field = page.getByLabel("LinkedIn");
    const before = await field.inputValue();
    await field.fill("linkedin.com/me");
    await page.getByText("must be a full address that starts with https://").first().waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => field.inputValue(), patient).toBe(before);
    await page.getByText("must be a full address").first().waitFor({ state: "detached" });
  });

  test("writes a news item with a footnote, schedules it, and then lets it show at once", async () => {
    await page.goto(`${editor.origin}/#/`);
    await page.getByRole("button", { name: "New news item" }).click();
    await page.getByLabel("Title").fill("A first item");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText("content/news/a-first-item.md", { exact: true }).waitFor();
    await page.getByLabel("Summary").fill("What it is about.");
    await page.getByLabel("Text", { exact: true }).fill("One sentence.");
    await page.getByRole("button", { name: "Footnote" }).click();
    await beside().getByText("What the footnote says.").waitFor();
    await page.getByLabel("From a moment on").click();
    await page.getByLabel("Day and time in Kampala").fill("2099-01-02T09:30");
    await pressSave();
    const scheduled = read("content/news/a-first-item.md");
    expect(scheduled).toContain("\npublishAt: 2099-01-02T09:30:00+03:00\n");
    expect(scheduled).not.toContain("\ndraft:");
    await page.getByLabel("On the site, with the next publication").click();
    await pressSave();
    expect(read("content/news/a-first-item.md")).not.toContain("\npublishAt:");
  });

  test("adds a member with a picture, moves entries, and settles a question", async () => {
    await page.goto(`${editor.origin}/#/`);
    await page.getByRole("button", { name: "New member" }).click();
    await page.getByLabel("Title").fill("Head of Gardens");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText("content/team/head-of-gardens.yaml", { exact: true }).waitFor();
    await page
      .getByLabel("Bring a picture from this computer")
      .setInputFiles("public/icon-192.png");
    await page.getByLabel("Agreed in writing on").fill("2026-12-01");
    await page.getByLabel("Profile 1", { exact: true }).fill("Looks after the gardens.");
    await page.getByLabel("Expertise 1", { exact: true }).fill("Trees");
    await page.getByRole("button", { name: "Add to “Expertise”" }).click();
    await page.getByLabel("Expertise 2", { exact: true }).fill("Flowers");
    await page.getByRole("button", { name: "Put Expertise 2: Flowers above" }).click();
    await page.getByRole("button", { name: "Put Expertise 1: Flowers below" }).waitFor();
    await pressSave();
    const written = read("content/team/head-of-gardens.yaml");
    expect(written).toContain("image: /team/icon-192.png");
    expect(written).toContain("expertise:\n  - Flowers\n  - Trees\n");
    await openFile("content/team/head-of-finance.yaml");
    const settle = page.getByRole("button", { name: /take the sign ⚠ 7 away/ });
    const count = await settle.count();
    await settle.first().click();
    await expect.poll(() => settle.count(), patient).toBe(count - 1);
    await page.getByRole("button", { name: "Discard" }).click();
    await isSaved();
  });

  test("records that an appeal was withdrawn", async () => {
    await openFile("content/cases/appeal-to-the-minister.yaml");
    await page.getByLabel("Status", { exact: true }).fill("Appeal withdrawn");
    await page.getByLabel("Colour of the badge").selectOption("success");
    await beside().getByText("Appeal withdrawn").first().waitFor();
    await pressSave();
    const written = read("content/cases/appeal-to-the-minister.yaml");
    expect(written).toMatch(/^status: Appeal withdrawn # ⚠ 2/m);
    expect(written).toMatch(/^statusType: success$/m);
  });
});

test("two people at one file: both versions are shown, and neither is lost", async () => {
  const file = "content/pages/about.yaml";
  await openFile(file);
  await page.getByLabel("Short name").fill("About us");
  await page.getByText("Not saved yet").waitFor();
  writeFileSync(join(copy.root, file), read(file).replace(/^heading: .*/m, "heading: Theirs"));
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Somebody else has changed this file" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Put mine into theirs" }).click();
  await pressSave();
  expect(read(file)).toMatch(/^breadcrumb: About us$/m);
  expect(read(file)).toMatch(/^heading: Theirs$/m);
});

test("what changed is listed and published under a name", async () => {
  await page.goto(`${editor.origin}/#/changes`);
  await page.getByRole("row", { name: /^email .*office@example.org$/ }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Your name").fill("A Name");
  await page.getByLabel("Your e-mail address").fill("name@example.org");
  await page.getByLabel("What you changed").fill("Say how to reach us");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: "It is published" }).waitFor();
  await page.getByRole("heading", { name: "Nothing has changed" }).waitFor();
});

test.each([1440, 820])("no barriers at %i px, in light and dark", async (width) => {
  await page.setViewportSize({ width, height: 1000 });
  const places = [
    "",
    "questions",
    "problems",
    "content/pages/home.yaml",
    "content/news/a-first-item.md",
    "content/letters/object.yaml",
    "content/site/retention.yaml",
  ];
  for (const place of places) {
    await page.goto(`${editor.origin}/#/${place}`);
    await page.locator("main h1").waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // The page beside is the site's own, which has tests of its own.
      const found = await findBarriers(page, { within: "body" });
      expect(found.filter((barrier) => !barrier.includes("iframe"))).toEqual([]);
    }
    const wider = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
    expect(wider, place).toBeLessThanOrEqual(0);
  }
});

test("the editor is no part of what the public server hands out or runs", () => {
  const folders = ["build/client", "build/program", "build/server"];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const code = files.filter((file) => /\.(js|html)$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => readFileSync(file, "utf8").includes("otc-editor-"))).toEqual([]);
  expect(files.filter((file) => /(^|\/)editor\//.test(file))).toEqual([]);
  expect(existsSync("build/editor")).toBe(false);
});
