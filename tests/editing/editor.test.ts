import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readAllContent } from "#collections/open-content.ts";
import type { OpenEditor } from "../../office/content/open-editor.ts";
import {
  sampleAddress,
  samples,
  writeSamples,
} from "../../office/content/sample-content.fixture.ts";
import { colours, everything, findAxeViolations } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { isThorough } from "../support/site-paths.ts";
import { openTestEditor, type TestEditor } from "../support/test-editor.ts";
import { beside, type Desk, journeys, openFile, read, save, state } from "./editor-journeys.ts";
import { slowMachineTimeout, userInput } from "./user-input.ts";

let opened: TestEditor;
let editor: OpenEditor;
let visitor: VisitorPage;
let page: Page;
let desk: Desk;

beforeAll(async () => {
  opened = await openTestEditor(writeSamples);
  const { root, git } = opened;
  editor = opened.editor;
  git("tag", "begin");
  visitor = await openVisitorPage({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  page = visitor.page;
  const input = userInput(page, { keyboard: false });
  desk = { page, input, git, root, origin: editor.origin, look: expectNoAxeViolations };
  await page.goto(editor.newAddress());
  await page.getByRole("heading", { level: 1, name: "What do you want to do?" }).waitFor();
});
afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await opened?.[Symbol.asyncDispose]();
  await closeBrowser();
});

/** Brings the files back to where every journey begins. */
async function startAgain() {
  await page.goto(`${editor.origin}/#/`);
  opened.git("reset", "--quiet", "--hard", "begin");
  opened.git("clean", "--quiet", "--force", "-d", "content", "public");
}
afterEach(startAgain);

/** What stops people; the page beside is the site's own, which has tests of its own. */
async function barriers(rules: readonly string[] = everything) {
  const found = await findAxeViolations(page, { rules: [...rules], within: "body", frames: false });
  return found.filter((barrier) => !barrier.includes("iframe"));
}
const expectNoAxeViolations = async () => expect(await barriers()).toEqual([]);

// By keyboard alone, everything is reached that a mouse reaches. By mouse too each night.
const ways = [{ by: "by keyboard alone", keyboard: true }];
if (isThorough) ways.push({ by: "by mouse", keyboard: false });

describe.each(ways)("a person who has never seen YAML, $by,", ({ keyboard }) => {
  test.each(Object.entries(journeys))("%s", async (_, walk) => {
    // What it looks like does not hang on what it was done with.
    const look = keyboard ? expectNoAxeViolations : async () => {};
    await walk({ ...desk, look, input: userInput(page, { keyboard }) });
    await look();
    readAllContent(opened.root);
  });
});

test("lists the changed field before and now, beside the page as it is now", async () => {
  await openFile(desk, "content/site/organisation.yaml");
  await page.getByLabel("E-mail address").fill("office@example.org");
  await save(desk);
  const held: Route[] = [];
  await page.route("**/api/changes", (route) => void held.push(route));
  await page.goto(`${editor.origin}/#/changes`);
  await page.getByRole("status").getByText("Looking for what has changed …").waitFor();
  await expect.poll(() => held.length, slowMachineTimeout).toBeGreaterThan(0);
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await page.unroute("**/api/changes");
  await page
    .getByRole("row", { name: `E-mail address ${sampleAddress} office@example.org`, exact: true })
    .waitFor();
  await page.getByText("How it looks").click();
  const frame = (state: string) => page.frameLocator(`iframe[title$=", ${state}"]`);
  await frame("now").getByText("office@example.org").first().waitFor();
  await expectNoAxeViolations();
});

test("a save waits for a picture on its way, and goes out with it or not at all", async () => {
  await openFile(desk, samples.member);
  const before = read(desk, samples.member);
  const held: Route[] = [];
  await page.route(/\/api\/picture/, (route) => void held.push(route));
  const bring = async (file: string, count: number) => {
    await page.getByLabel("Bring a picture").setInputFiles(file);
    await state(desk).getByText("Not saved yet: the picture or PDF is not in …").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await state(desk).getByText("Saved as soon as the picture or PDF is in …").waitFor();
    await expect.poll(() => held.length, slowMachineTimeout).toBe(count);
    await expectNoAxeViolations();
    await held[count - 1]?.continue();
  };
  await bring("README.md", 1);
  await state(desk).getByText("Not saved: its field says why the file was refused.").waitFor();
  expect(read(desk, samples.member)).toBe(before);
  await bring("public/icon-192.png", 2);
  await state(desk).getByText("Not finished: Agreed in writing on", { exact: true }).waitFor();
  expect(read(desk, samples.member)).toMatch(/^image: \/team\/icon-192\.png #/m);
  await page.unroute(/\/api\/picture/);
});

test("Undo takes back one step, also of what was typed a moment ago", async () => {
  await openFile(desk, "content/pages/about.yaml");
  const [name, heading] = [page.getByLabel("Short name"), page.locator("#field-heading")];
  const before = await heading.inputValue();
  await name.fill("First");
  await page.getByText("Not saved yet").waitFor();
  await heading.fill("Second");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => heading.inputValue(), slowMachineTimeout).toBe(before);
  expect(await name.inputValue()).toBe("First");
  // The contents link back to what is not saved.
  await page.goto(`${editor.origin}/#/`);
  await page.getByRole("heading", { name: "What is waiting" }).waitFor();
  await expectNoAxeViolations();
  await openFile(desk, "content/pages/about.yaml");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("Nothing left to do", { exact: true }).waitFor();
});

test("what was typed a moment before the window closes is kept", async () => {
  await openFile(desk, "content/pages/about.yaml");
  await page.locator("#field-heading").fill("Typed last");
  await page.goto("about:blank");
  await openFile(desk, "content/pages/about.yaml");
  expect(await page.locator("#field-heading").inputValue()).toBe("Typed last");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("Nothing left to do", { exact: true }).waitFor();
});

// No second try: the field shows the late answer only the first time.
test("a late answer neither moves the caret nor takes back what was typed since", {
  retry: 0,
}, async () => {
  await openFile(desk, "content/pages/about.yaml");
  const heading = page.locator("#field-heading");
  const caret = () => heading.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  await heading.fill("One three");
  await page.getByText("Not saved yet").waitFor();
  const held: Route[] = [];
  await page.route("**/api/edit", (route) => void held.push(route));
  await heading.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3));
  await page.keyboard.type(" t");
  await expect.poll(() => held.length, slowMachineTimeout).toBe(1);
  await page.keyboard.type("wo");
  // A field that loses focus reports at once; this report waits for the answer to the first.
  await heading.evaluate((field) => {
    field.blur();
    field.focus();
  });
  const answered = page.waitForResponse("**/api/edit");
  await held[0]?.continue();
  await answered;
  await expect.poll(() => held.length, slowMachineTimeout).toBe(2);
  expect([await heading.inputValue(), await caret()]).toEqual(["One two three", 7]);
  await held[1]?.continue();
  await page.unroute("**/api/edit");
  await beside(desk).getByRole("heading", { level: 1, name: "One two three" }).waitFor();
  expect([await heading.inputValue(), await caret()]).toEqual(["One two three", 7]);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("Nothing left to do", { exact: true }).waitFor();
});

test("a newsletter is shown beside as it will stand among those that were sent", async () => {
  await page.goto(`${editor.origin}/#/`);
  await page.getByRole("button", { name: "New newsletter" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("What happened in December");
  await page.getByRole("button", { name: "Begin" }).click();
  const shown = beside(desk);
  await shown.getByRole("heading", { level: 1, name: "What happened in December" }).waitFor();
  await page.getByLabel("Text", { exact: true }).fill("Read of [our values](/about/values).");
  await shown.getByRole("link", { name: "our values" }).waitFor();
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
  // On a small screen it stays below the form, and behind it is no field that gets the focus.
  await page.setViewportSize({ width: 820, height: 1000 });
  const covered = await page.getByRole("textbox").evaluateAll((fields) => {
    const beside = document.querySelector("section:has(iframe)");
    return fields.filter((field) => {
      (field as HTMLElement).focus();
      const { top = 0, bottom = 0 } = beside?.getBoundingClientRect() ?? {};
      return field.getBoundingClientRect().bottom > top || bottom > window.innerHeight;
    }).length;
  });
  expect(covered).toBe(0);
  await page.setViewportSize({ width: 1440, height: 1000 });
});

test("the page beside has its drawings", async () => {
  await openFile(desk, "content/pages/about.yaml");
  await beside(desk).getByRole("heading", { level: 1 }).waitFor();
  const answers = await beside(desk)
    .locator("link[rel=preload][as=image]")
    .evaluateAll((links) =>
      Promise.all(
        links.map((link) => fetch((link as HTMLLinkElement).href).then(({ status }) => status)),
      ),
    );
  expect(answers).toEqual([200]);
});

test("pages that the site shows by itself are folded at the start, and unfold by key", async () => {
  await page.goto(`${editor.origin}/#/`);
  const fold = page.locator("summary", { hasText: "that the site shows by itself" }).first();
  const seldom = page.locator("details", { has: fold }).getByRole("link").first();
  await fold.waitFor();
  expect(await seldom.isVisible()).toBe(false);
  await fold.press("Enter");
  await seldom.waitFor();
  await expectNoAxeViolations();
});

test.each([
  {
    how: "without a command that brings it there",
    putOnline: "",
    after: "It is built on this computer",
  },
  { how: "with one", putOnline: "true", after: "It is on the public site" },
])("“Put it online” says what it does, $how", async ({ putOnline, after }) => {
  await using other = await openTestEditor(writeSamples, { putOnline });
  await using window = await openVisitorPage({ viewport: { width: 1440, height: 1000 } });
  const there = window.page;
  await there.goto(other.editor.newAddress());
  await openFile({ ...desk, page: there, origin: other.editor.origin }, samples.member);
  await there.getByLabel("Position", { exact: true }).fill("Head of Trials");
  await there.getByText("Not saved yet").waitFor();
  await there.getByRole("button", { name: "Save" }).click();
  await there.getByRole("group", { name: "This file" }).getByText("Saved here").waitFor();
  await there.goto(`${other.editor.origin}/#/changes`);
  const missing = there.getByText("as soon as whoever looks after the server has brought it there");
  const reached = there.getByText("Within a few minutes everyone sees it on the public site.");
  await (putOnline ? reached : missing).waitFor();
  expect(await (putOnline ? missing : reached).count()).toBe(0);
  await there.getByLabel("Your name").fill("A Name");
  await there.getByLabel("Your e-mail address").fill("name@example.org");
  await there.getByLabel("What you changed").fill("Say what she does");
  await there.getByRole("button", { name: "Put it online" }).click();
  await there.getByRole("heading", { name: after }).waitFor();
  await expect.poll(() => missing.count()).toBe(putOnline ? 0 : 1);
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
    samples.news,
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

/** Requests an address with any headers, such as another Host. */
const askAs = (address: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; size: number; cookie: string }>((resolve, reject) => {
    request(address, { headers }, (answer) => {
      const cookie = answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
      let size = 0;
      answer.on("data", (data: Buffer) => {
        size += data.length;
      });
      answer.on("end", () => resolve({ status: answer.statusCode, size, cookie }));
    })
      .on("error", reject)
      .end();
  });

test("under another name and to another site, the editor and the pages beside answer nothing", async () => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { port } = new URL(editor.origin);
  const ask = (address: string, headers: Record<string, string>) =>
    askAs(address, { cookie, ...headers });
  for (const address of [editor.origin, `${editor.origin}/api/overview`, editor.pages]) {
    expect(await ask(address, {})).toMatchObject({ status: 200 });
    for (const headers of [
      { host: `editor.example.org:${port}` },
      { host: `localhost:${port}` },
      { origin: "https://www.example.org" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      expect(await ask(address, headers), address).toMatchObject({ status: 403, size: 0 });
    }
  }
});

test("behind a sign-in proxy, both answer under the proxy's name only", async () => {
  const proxy = { origin: "https://edit.example.org", authorHeader: "Remote-Email" };
  await using proxied = await openTestEditor(undefined, { proxy });
  const { own, pages, newAddress } = proxied.editor;
  expect(pages).toBe("https://edit.example.org:8443");
  const key = newAddress();
  expect(key).toMatch(/^https:\/\/edit\.example\.org\/\?key=/);
  const entry = `${own[0]}/${new URL(key).search}`;
  expect(await askAs(entry, {})).toMatchObject({ status: 403, size: 0 });
  const host = "edit.example.org";
  const { cookie } = await askAs(entry, { host });
  expect(await askAs(own[0], { cookie, host })).toMatchObject({ status: 200 });
  const [besideHost, site] = [`${host}:8443`, { "sec-fetch-site": "same-site" }];
  expect(await askAs(own[1], { cookie, host: besideHost, ...site })).toMatchObject({ status: 200 });
  for (const headers of [
    { cookie },
    { host },
    { cookie, host: "other.example.org" },
    { cookie, host, origin: "https://other.example.org" },
    { cookie, host, "sec-fetch-site": "cross-site" },
  ]) {
    for (const address of own) {
      expect(await askAs(address, headers)).toMatchObject({ status: 403, size: 0 });
    }
  }
});

test("the editor is no part of what the public server hands out or runs", () => {
  const folders = ["build/site", "build/program", "build/server"];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const code = files.filter((file) => /\.(js|html)$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => readFileSync(file, "utf8").includes("otc-editor-"))).toEqual([]);
  expect(files.filter((file) => /(^|\/)editor\//.test(file))).toEqual([]);
  expect(existsSync("build/editor")).toBe(false);
});
