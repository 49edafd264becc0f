import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { request } from "node:http";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { forgetContent } from "#schemas/reading/collection.ts";
import { readEverything } from "#schemas/reading/read-everything.ts";
import { buildClient } from "../../editor/server/build-client.ts";
import { copyContent } from "../../editor/server/content-copy.fixture.ts";
import { type OpenEditor, openEditor } from "../../editor/server/open-editor.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { colours, everything, findBarriers } from "../support/find-barriers.ts";
import { beside, type Desk, journeys, openFile, save } from "./editor-journeys.ts";
import { handOn } from "./hand.ts";

let copy: ReturnType<typeof copyContent>;
let editor: OpenEditor;
let visitor: VisitorPage;
let page: Page;
let desk: Desk;

const git = (...typed: string[]) =>
  execFileSync("git", typed, { cwd: copy.root, encoding: "utf8" }).trim();

beforeAll(async () => {
  copy = copyContent();
  for (const part of ["build/server", "build/client/assets"]) {
    cpSync(part, join(copy.root, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy.root, "node_modules"));
  git("tag", "begin");
  const client = await buildClient(resolve("."));
  editor = await openEditor({ root: copy.root, client, build: [process.execPath, "-e", ""] });
  visitor = await openVisitorPage({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  page = visitor.page;
  const hand = handOn(page, { keyboard: false });
  desk = { page, hand, git, root: copy.root, origin: editor.origin };
  await page.goto(editor.newAddress());
  await page.getByRole("heading", { level: 1, name: "What the site says" }).waitFor();
});
afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await editor?.[Symbol.asyncDispose]();
  copy?.[Symbol.dispose]();
  await closeBrowser();
});

/** Brings the files back to where every journey begins. */
async function startAgain() {
  await page.goto(`${editor.origin}/#/`);
  git("reset", "--quiet", "--hard", "begin");
  git("clean", "--quiet", "--force", "-d", "content", "public");
}
afterEach(startAgain);

/** What stops people; the page beside is the site's own, which has tests of its own. */
async function barriers(rules: readonly string[] = everything) {
  const found = await findBarriers(page, { rules: [...rules], within: "body" });
  return found.filter((barrier) => !barrier.includes("iframe"));
}

describe.each([
  { by: "by mouse", keyboard: false },
  { by: "by keyboard alone", keyboard: true },
])("a person who has never seen YAML, $by,", ({ keyboard }) => {
  test.each(Object.entries(journeys))("%s", async (_, walk) => {
    await walk({ ...desk, hand: handOn(page, { keyboard }) });
    // What it looks like does not hang on what it was done with.
    if (!keyboard) expect(await barriers()).toEqual([]);
    forgetContent(copy.root);
    readEverything(copy.root);
  });
});

test("what changed is shown as it was and as it is, and taken back", async () => {
  await openFile(desk, "content/site/organisation.yaml");
  await page.getByLabel("E-mail address").fill("office@example.org");
  await save(desk);
  await page.goto(`${editor.origin}/#/changes`);
  await page.getByRole("row", { name: /^E-mail address hello@\S+ office@example.org$/ }).waitFor();
  await page.getByText("How it looks").click();
  const frame = (state: string) => page.frameLocator(`iframe[title$=", ${state}"]`);
  await frame("before")
    .getByText(/hello@/)
    .first()
    .waitFor();
  await frame("now").getByText("office@example.org").first().waitFor();
  expect(await frame("before").getByText("office@example.org").count()).toBe(0);
  expect(await barriers()).toEqual([]);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("heading", { name: "Nothing has changed" }).waitFor();
  expect(git("status", "--porcelain", "content")).toBe("");
});

test("pages that wait for their first item are shown beside their words, and then with it", async () => {
  for (const { pageId, kind, title } of [
    { pageId: "partners", kind: "partner", title: "An Organisation" },
    { pageId: "opportunities", kind: "opportunity", title: "A place for somebody" },
  ]) {
    await openFile(desk, `content/pages/${pageId}.yaml`);
    await page.getByLabel("Heading", { exact: true }).first().fill("In other words");
    await beside(desk).getByRole("heading", { level: 1, name: "In other words" }).waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.goto(`${editor.origin}/#/`);
    await page.getByRole("button", { name: `New ${kind}` }).click();
    await page.getByRole("dialog").getByLabel("Title").fill(title);
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText(/^content\/(partners|opportunities)\//).waitFor();
    await beside(desk).getByRole("heading", { name: title }).first().waitFor();
  }
});

test("the page beside is laid out as wide as a phone or a desk is, wherever it has room", async () => {
  await openFile(desk, "content/pages/about.yaml");
  const frame = page.locator("iframe");
  const inner = () =>
    beside(desk)
      .locator("html")
      .evaluate(() => window.innerWidth);
  for (const [label, width] of [
    ["Phone, 390 px", 390],
    ["Desk, 1440 px", 1440],
    ["Phone, 390 px", 390],
  ] as const) {
    await page.getByLabel(label).check();
    await expect.poll(inner).toBe(width);
    const shown = await frame.boundingBox();
    const place = await frame.locator("..").boundingBox();
    expect(shown?.width).toBeLessThanOrEqual((place?.width ?? 0) + 1);
  }
});

test("an address with a mistyped sign opens the file", async () => {
  await page.goto(`${editor.origin}/#/content/pages/about.yaml?heading%`);
  await page.getByText("content/pages/about.yaml", { exact: true }).waitFor();
});

test.each([1440, 820])("no barriers at %i px, in light and dark", async (width) => {
  await page.setViewportSize({ width, height: 1000 });
  const places = [
    "",
    "questions",
    "problems",
    "content/pages/home.yaml",
    "content/news/your-rights-and-the-law-library.md",
    "content/letters/object.yaml",
    "content/site/retention.yaml",
  ];
  for (const place of places) {
    await page.goto(`${editor.origin}/#/${place}`);
    await page.locator("main h1").waitFor();
    for (const fold of await page.getByText("Put a link in").all()) await fold.click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriers(colorScheme === "light" ? everything : colours)).toEqual([]);
    }
    const wider = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
    expect(wider, place).toBeLessThanOrEqual(0);
  }
});

test("under another name and to another site, the editor and the pages beside answer nothing", async () => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { port } = new URL(editor.origin);
  const ask = (address: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; size: number }>((resolve, reject) => {
      request(address, { headers: { cookie, ...headers } }, (answer) => {
        let size = 0;
        answer.on("data", (data: Buffer) => {
          size += data.length;
        });
        answer.on("end", () => resolve({ status: answer.statusCode, size }));
      })
        .on("error", reject)
        .end();
    });
  for (const address of [editor.origin, `${editor.origin}/api/overview`, editor.pages]) {
    expect(await ask(address, {})).toMatchObject({ status: 200 });
    for (const headers of [
      { host: `editor.example.org:${port}` },
      { host: `localhost:${port}` },
      { origin: "https://www.example.org" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      expect(await ask(address, headers), address).toEqual({ status: 403, size: 0 });
    }
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
