import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type SavedRequest, serialiseRequests } from "#app/pages/rights/letters/saved-requests.ts";
import { pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { getMessages } from "#collections/site/messages.ts";
import { origin } from "../support/origin.ts";
import { pageChanges } from "../support/page-changes.ts";
import { oneOfEachKind, publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";
import { rest, wakeIslands } from "../support/wake-islands.ts";

// A translator or an extension changes the page, before its islands wake or later: what was typed stays in a form
// that is still there and that still sends it.

const { errorScreen } = getMessages();
const pages = publicPaths().filter((path) =>
  readFileSync(join(siteFolder, pageFile(path)), "utf8").includes("data-island="),
);
const kinds = oneOfEachKind(pages);

/** A letter that is kept on the device, so that the list of letters is not empty. */
const kept: SavedRequest = {
  id: "kept",
  letter: "access",
  organisation: "Example Lenders",
  sent: "2026-11-02",
  section: "24",
  days: 30,
};

const moments = ["before", "after"] as const;
/** The harshest changes: the gate tries them on one page of each kind, the full run on every page. */
const harshest = new Set([
  "before: a translator goes on translating what changes",
  "after: a translator goes on translating what changes",
  "after: an extension wraps controls and moves parts of forms",
]);
for (const [change, apply] of Object.entries(pageChanges)) {
  for (const moment of moments) {
    const isHarsh = harshest.has(`${moment}: ${change}`);
    test.describe(`${change}, ${moment} the page is alive`, () => {
      // Pages of one kind have the same islands, with other fields.
      for (const path of isHarsh ? pages : kinds) {
        const tag = isHarsh && kinds.includes(path) ? ["@gate"] : [];
        test(path, { tag }, async ({ openVisitorPage }) => {
          const { page } = await openVisitorPage({ viewport: { width: 1280, height: 900 } });
          await visit(page, path, apply, moment);
        });
      }
    });
  }
}

test.describe("each text that changes stands in an element of its own", () => {
  for (const path of kinds) {
    test(path, { tag: "@gate" }, async ({ openVisitorPage }) => {
      const visitor = await openVisitorPage({ viewport: { width: 1280, height: 900 } });
      const { page } = visitor;
      await keepALetter(page);
      await catchPosts(page);
      await page.goto(origin + path);
      await wakeIslands(page);
      await page.evaluate(noteTextsBesideOthers);
      for (const words of ["first", "", "second"]) await fill(page, words);
      await page.evaluate(() => {
        for (const form of document.querySelectorAll("form[method=get]")) {
          form.addEventListener("submit", (event) => event.preventDefault());
        }
        for (const button of document.querySelectorAll<HTMLElement>("[data-island] button")) {
          button.click();
        }
      });
      await rest(page);
      expect(await page.evaluate(() => Reflect.get(window, "textsBesideOthers"))).toEqual([]);
    });
  }
});

/** Records every text that a script changes, adds or takes away beside other nodes: runs in the browser. */
function noteTextsBesideOthers(): void {
  const noted: string[] = [];
  Object.assign(window, { textsBesideOthers: noted, open: () => null, print: () => undefined });
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const [text] = [target, ...addedNodes, ...removedNodes].filter(
        (node) => node instanceof Text,
      );
      const parent = target instanceof Text ? target.parentElement : (target as Element);
      if (!text || !parent || parent.closest("[translate=no]")) continue;
      if (parent.childNodes.length > 1)
        noted.push(`${parent.outerHTML.slice(0, 200)}: ${text.textContent}`);
    }
  });
  for (const island of document.querySelectorAll("[data-island]")) {
    observer.observe(island, { subtree: true, childList: true, characterData: true });
  }
}

test("there is an island on more pages than one", { tag: "@gate" }, () => {
  expect(kinds.length).toBeGreaterThan(5);
});

async function visit(
  page: Page,
  path: string,
  change: () => void,
  moment: (typeof moments)[number],
) {
  await keepALetter(page);
  const posts = await catchPosts(page);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (moment === "before") await scripts.promise;
    await route.continue();
  });
  await page.goto(origin + path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  if (moment === "after") await wakeIslands(page);

  const typed = await fill(page, "first");
  await page.evaluate(change);
  scripts.resolve();
  await wakeIslands(page);
  await expectTyped(page, typed, "after the change");
  if (moment === "after") {
    Object.assign(typed, await fill(page, "second"));
    await expectTyped(page, typed, "typed on");
    // An optional field is cleared, and filled again.
    for (const value of ["", "again"]) {
      const field = page.locator(`main [data-island] ${textField}`).first();
      if ((await field.count()) === 0) break;
      await field.fill(value);
    }
    Object.assign(typed, await fill(page, "third"));
    await expectTyped(page, typed, "cleared and typed again");
  }
  expect(await page.getByText(errorScreen.title).count(), "no error in the place of a form").toBe(
    0,
  );

  for (const form of await page.locator("[data-island] form[method=post]").all()) {
    posts.length = 0;
    await form.locator("[type=submit]").click();
    await expect.poll(() => posts.length).toBeGreaterThan(0);
    const values = await form
      .locator(":is(input:not([type=radio]), textarea):not([name^=_])")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    for (const value of values) expect(posts.join("\n")).toContain(value);
  }
  await expectTyped(page, typed, "after a failed sending");
  expect(await page.getByText(errorScreen.title).count()).toBe(0);
}

const keepALetter = (page: Page) =>
  page.addInitScript(
    (list) => {
      localStorage.setItem("otc-requests", list);
    },
    serialiseRequests([kept]),
  );

const textField = ":is(input[type=text], textarea)[name]:not([name^=_]):visible:enabled";

/** Refuses everything that is posted, and records it. */
async function catchPosts(page: Page): Promise<string[]> {
  const posts: string[] = [];
  await page.route("**", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    const body = request.postDataBuffer()?.toString() ?? "";
    posts.push(
      request.isNavigationRequest() ? decodeURIComponent(body.replaceAll("+", " ")) : body,
    );
    // A browser stays on its page after this answer to a form that it has posted itself.
    await route.fulfill({ status: request.isNavigationRequest() ? 204 : 400 });
  });
  return posts;
}

type Typed = Record<string, string>;

/** Types into every field of every island and ticks every box. @returns what was typed, by the field's name and id */
async function fill(page: Page, words: string): Promise<Typed> {
  const values: Record<string, string> = {
    email: `${words}@example.org`,
    tel: "0772123456",
    number: "70000",
    date: "2026-11-03",
    time: "10:30",
  };
  for (const radio of await page
    .locator("[data-island] input[type=radio]:not([name=preset]):enabled")
    .all()) {
    if (await radio.isVisible()) await radio.check({ force: true });
  }
  const fields = await page
    .locator(
      "[data-island] :is(input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), textarea)[name]:not([name^=_])",
    )
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[])
        .filter((control) => control.checkVisibility() && !control.matches(":disabled"))
        .map(({ name, id, type, maxLength }) => ({
          name,
          type,
          most: maxLength < 0 ? undefined : maxLength,
          key: `[name="${name}"]${id ? `[id="${id}"]` : ""}`,
        })),
    );
  const typed: Typed = {};
  for (const { name, type, most, key } of fields) {
    const whole = words && (values[name === "email" ? "email" : type] ?? `${words} ${name} Ŋ`);
    const value = whole.slice(0, most);
    await page.locator(`[data-island] ${key}`).fill(value);
    typed[key] = value;
  }
  return typed;
}

async function expectTyped(page: Page, typed: Typed, when: string): Promise<void> {
  await rest(page);
  const keys = Object.keys(typed);
  const shown = await page.evaluate(
    (places) =>
      places.map((place) => {
        const [field, ...more] = document.querySelectorAll<HTMLInputElement>(place);
        return more.length === 0 ? field?.value : undefined;
      }),
    keys.map((key) => `[data-island] ${key}`),
  );
  const found: Typed = {};
  for (const [index, key] of keys.entries()) {
    found[key] = shown[index] ?? (await behindChoices(page, key));
  }
  expect(found, when).toEqual(typed);
}

/** What stands in a field that a choice hides: it comes back with its words when the choice is taken back. */
async function behindChoices(page: Page, key: string): Promise<string> {
  const field = page.locator(`[data-island] ${key}`);
  const choices = await page
    .locator("[data-island] input[type=radio]:not([name=preset])")
    .evaluateAll((radios) =>
      radios.map((radio) => {
        const { name, value, checked } = radio as HTMLInputElement;
        return { place: `[data-island] input[name="${name}"][value="${value}"]`, checked };
      }),
    );
  const choose = async (place: string) => {
    const choice = page.locator(place);
    if ((await choice.count()) === 1 && (await choice.isVisible())) {
      await choice.check({ force: true });
      await rest(page);
    }
  };
  let words = "is not there once";
  for (const { place } of choices) {
    await choose(place);
    if ((await field.count()) === 1) {
      words = await field.inputValue();
      break;
    }
  }
  for (const { place, checked } of choices) if (checked) await choose(place);
  return words;
}
