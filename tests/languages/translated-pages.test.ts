import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { englishIn } from "#app/language/english-in.fixture.ts";
import { pseudoText } from "#app/language/pseudo-language.fixture.ts";
import { runSearch } from "#app/search/run-search.ts";
import { loadIndex, type SearchIndex } from "#app/search/search-index.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { packFile, packPath } from "#collections/rights/rights-pack.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getLanguages } from "#collections/translations/languages.ts";
import { findAxeViolations, findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { openTour, openVisitor, type VisitorPage, waitForHydration } from "../support/chromium.ts";
import { openConnection } from "../support/connection.ts";
import { applyReadingSize, findContentLoss } from "../support/content-loss.ts";
import { walkByKeyboard } from "../support/keyboard-walk.ts";
import { expectNoShift, watchShift } from "../support/layout-shift.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { findPrintFaults, sheet } from "../support/print-faults.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { visitedPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";
import { renderTranslatedSite, type TranslatedSite } from "../support/translated-site.ts";

let copy: TranslatedSite;
/** Translated pages in the pseudo-language, which has Luganda's place. */
let pages: string[];
let site: RunningSite;
let visitor: VisitorPage;
test.beforeAll(async ({ browser }) => {
  copy = await renderTranslatedSite({
    lg: ({ english }) => pseudoText(english),
    // The drafts as they are, and for what is not translated yet anything that is not English.
    sw: ({ english, draft }) => draft ?? pseudoText(english),
  });
  pages = copy.pages.filter((path) => path.startsWith("/lg/"));
  site = await startSite({}, ["env", "-C", copy.root]);
  visitor = await openVisitor(browser, { reducedMotion: "reduce" });
});
test.afterAll(async () => {
  await visitor[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
  copy[Symbol.dispose]();
});

const sizes = {
  "a narrow phone": { width: 320, height: 568 },
  "a phone": { width: 390, height: 844 },
  "a tablet": { width: 768, height: 1024 },
  "a small desk": { width: 1190, height: 800 },
  "a desk": { width: 1440, height: 900 },
  "letters twice as large on a desk": { width: 1440, height: 900, letters: 32 },
  "letters twice as large on a phone": { width: 390, height: 844, letters: 32 },
};

test.describe("the help path in a language of long words and rare letters", () => {
  test("loses no content at any size or on paper, and has no axe violation", async () => {
    const { page } = visitor;
    const tools = await page.context().newCDPSession(page);
    const losses: string[] = [];
    // The public build has their English pages alone, by whose length it is chosen.
    for (const english of visitedPaths(pages.map((path) => path.slice("/lg".length)))) {
      const path = `/lg${english}`;
      await page.goto(site.origin + path, { waitUntil: "load" });
      for (const [name, size] of Object.entries(sizes)) {
        await applyReadingSize(page, tools, size);
        losses.push(...(await findContentLoss(page)).map((loss) => `${path}, ${name}: ${loss}`));
      }
      await page.emulateMedia({ media: "print" });
      await applyReadingSize(page, tools, sheet);
      const onPaper = [...(await findContentLoss(page)), ...(await findPrintFaults(page))];
      losses.push(...onPaper.map((loss) => `${path}, on paper: ${loss}`));
      await page.emulateMedia({ media: "screen" });
      // So high that nothing sticky lies over the page.
      await applyReadingSize(page, tools, { width: 390, height: 12_000 });
      const violations = await findAxeViolationsInBothSchemes(page);
      losses.push(...violations.map((violation) => `${path}: ${violation}`));
    }
    expect(losses).toEqual([]);
  });

  /** Pages with the most parts, one of each kind. */
  const heaviest = [
    "your-data-rights",
    "your-data-rights/loan-app",
    "your-data-rights/letters/stop-harm",
    "your-data-rights/letters",
    "your-data-rights/evidence",
    "count-the-days",
    "shutdown",
  ].map((path) => `/lg/${path}`);

  test("moves nothing while it loads, on a phone and on a desk", async ({ browser }) => {
    expect(pages).toEqual(expect.arrayContaining(heaviest));
    for (const viewport of [sizes["a phone"], sizes["a desk"]]) {
      await using tour = await openTour(browser, { viewport });
      await watchShift(tour.page);
      // Every consonant here is a rare letter: a first paint between the two files of a face can wrap a line in another
      // place. Real words have few of them.
      await tour.page.route("**/*-ext-*.woff2", (route) => route.abort());
      for (const path of heaviest) {
        await tour.open(site.origin + path);
        await expectNoShift(tour.page);
      }
    }
  });

  test("is reached by keyboard in all its parts without JavaScript", async ({ browser }) => {
    await using tour = await openTour(browser, {
      viewport: sizes["a desk"],
      javaScriptEnabled: false,
    });
    for (const path of heaviest) {
      await tour.open(site.origin + path);
      // Header and footer are the same everywhere.
      await walkByKeyboard(tour.page, path === heaviest[0] ? "body" : "main");
    }
  });
});

test.describe("a page in several languages", () => {
  const textOf = async (path: string) => (await fetch(site.origin + path)).text();
  const linksOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, address]) => `${language} ${address}`,
    );

  test("names each and its English address for all others, whichever of them is read", async () => {
    const { url } = getOrganisation();
    for (const path of pages) {
      const english = path.slice("/lg".length);
      const others = ["lg", "sw"].filter((code) => copy.pages.includes(`/${code}${english}`));
      const wanted = [
        `en ${url}${english}`,
        ...others.map((code) => `${code} ${url}/${code}${english}`),
        `x-default ${url}${english}`,
      ];
      const [translated, source] = [await textOf(path), await textOf(english)];
      expect(linksOf(translated), path).toEqual(wanted);
      expect(linksOf(source), english).toEqual(wanted);
      expect(translated, path).toContain('<html lang="lg"');
      expect(source, english).toContain('<html lang="en"');
    }
    expect(linksOf(await textOf("/donate"))).toEqual([]);
  });

  test("leads to the same language wherever a page exists in it, islands too", async () => {
    const translated = new Set(pages.map((path) => path.slice("/lg".length)));
    const wrong: string[] = [];
    let count = 0;
    for (const path of pages) {
      const html = await textOf(path);
      const tags = [...html.matchAll(/<(?:a|form) [^<>]*>/g)].map(([tag]) => tag);
      const addresses = [
        ...tags.flatMap((tag) =>
          / hreflang=/i.test(tag) ? [] : (/ (?:href|action)="([^"]*)"/.exec(tag)?.[1] ?? []),
        ),
        ...[...html.matchAll(/ data-props="([^"]*)"/g)].flatMap(([, props = ""]) =>
          [
            ...props.matchAll(
              /(?:href|path|list|start|letters|reminder|complaint|count)&quot;:&quot;(\/[^&]*)/g,
            ),
          ].map(([, address = ""]) => address),
        ),
      ];
      count += addresses.filter((address) => address.startsWith("/lg/")).length;
      // Islands know the English address of their own page.
      const english = addresses.filter(
        (one) => `/lg${one}` !== path && translated.has(one.replace(/[?#].*$/, "")),
      );
      wrong.push(...english.map((address) => `${path}: ${address}`));
    }
    expect(count).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  test("leaves the page in English as it was, but for the links between them", async () => {
    const label = getMessages().shell.languages;
    const withoutLinks = (html: string) =>
      html
        .replaceAll(/<link rel="alternate" hreflang=[^>]*>/gi, "")
        .replace(new RegExp(`<nav aria-label="${label}".*?</nav>`, "s"), "")
        // They hold the styles of what stands on the page, and their hash.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
        .replaceAll(/<style.*?<\/style>/gs, "");
    const same = pages.map((path) => path.slice("/lg".length));
    for (const path of same) {
      const [before, after] = [await pageHtml(path), await textOf(path)];
      expect(after, path).not.toBe(before);
      expect(withoutLinks(after), path).toBe(withoutLinks(before));
    }
    expect(same.length).toBeGreaterThan(20);
    expect(await textOf("/donate")).toBe(await pageHtml("/donate"));
  });

  test("is in the site map by each of its addresses, where search engines may show it", async () => {
    const map = await textOf("/sitemap.xml");
    const { url } = getOrganisation();
    const inMap = (path: string) => map.includes(`<loc>${url}${path}</loc>`);
    for (const path of pages) {
      expect(inMap(path), path).toBe(inMap(path.slice("/lg".length)));
    }
    expect(pages.filter(inMap).length).toBeGreaterThan(20);
  });

  test("is offered in one line to a phone that is set to its language, and on no other page", async ({
    openVisitorPage,
  }) => {
    const reader = await openVisitorPage({ locale: "sw-KE", reducedMotion: "reduce" });
    const { page } = reader;
    const links = page.locator("nav a[hreflang]");
    const offer = getLanguages().find(({ code }) => code === "sw")?.offer;
    await page.goto(`${site.origin}/shutdown`);
    await expect.poll(() => links.allTextContents()).toEqual(["English", "Luganda", offer]);
    await links.last().click();
    await expect.poll(() => links.last().getAttribute("aria-current")).toBe("page");
    expect(await links.allTextContents()).toEqual(["English", "Luganda", "Kiswahili"]);
  });

  test("is a link of 44 px away in the others, by their names", async () => {
    const { page } = visitor;
    await page.setViewportSize(sizes["a narrow phone"]);
    await page.goto(`${site.origin}/lg/shutdown`);
    const links = page.locator("nav a[hreflang]");
    expect(await links.allTextContents()).toEqual(["English", "Luganda", "Kiswahili"]);
    expect(await links.nth(1).getAttribute("aria-current")).toBe("page");
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await links.first().click();
    expect(new URL(page.url()).pathname).toBe("/shutdown");
  });
});

test.describe("the pack in a language", () => {
  const languages = ["en", "lg", "sw"];
  const builtFile = (language: string) => join("build/site", packFile(language).path);
  const htmlOf = (language: string) => readFileSync(join(copy.root, builtFile(language)), "utf8");

  test("is offered by the page in that language, with its hash and under its own name", async () => {
    for (const language of languages) {
      const prefix = language === "en" ? "" : `/${language}`;
      const page = await (await fetch(site.origin + prefix + packPath)).text();
      const { name, path } = packFile(language);
      const answer = await fetch(site.origin + path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-disposition")).toBe("attachment");
      expect(path.endsWith(`/${name}`), path).toBe(true);
      expect(page).toContain(`href="${path}"`);
      expect(page).toContain(createHash("sha256").update(bytes).digest("hex"));
      expect(bytes.length, path).toBeLessThanOrEqual(1_000_000);
    }
  });

  test("says its language, and of each text in English that it is English", () => {
    for (const language of ["lg", "sw"]) {
      expect(htmlOf(language)).toContain(`<html lang="${language}">`);
    }
    expect(englishIn(htmlOf("lg"), "lg")).toEqual([]);
  });

  test("is the same in English, whatever else is translated", () => {
    expect(htmlOf("en")).toBe(readFileSync(builtFile("en"), "utf8"));
  });

  test("has all chapters in its language, and the letters in English with their meaning", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage({ viewport: { width: 320, height: 800 } });
    const { page, requests, consoleErrors } = visitor;
    const address = pathToFileURL(join(copy.root, builtFile("sw"))).href;
    await page.goto(address);
    expect(await page.locator("section > h2[lang=en], #contents a[lang=en]").count()).toBe(0);

    const letter = page.locator("#letter-access");
    expect(await letter.locator("[lang=en] h2").textContent()).toContain("Please tell me what");
    await letter.locator("summary").click();
    await letter.locator("details h2").getByText("Tafadhali").waitFor();
    const sms = page.locator("#door-friend [lang=en]").getByText("I am not your borrower.");
    expect(await sms.count()).toBe(1);

    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.emulateMedia({ media: "print" });
    expect(await letter.locator("details").isVisible()).toBe(false);
    expect([requests, consoleErrors]).toEqual([[address], []]);
  });
});

/** Opens a letter the way a person comes to it: from the first page of the section through a door. */
async function walkToLetter(page: Page, code: string, origin = site.origin): Promise<void> {
  const link = (path: string) => page.locator(`main a[href^="/${code}/your-data-rights/${path}"]`);
  await page.goto(`${origin}/${code}/your-data-rights`);
  await link("loan-app").first().click();
  await link("letters/stop-harm").first().click();
  await waitForHydration(page, "letter-builder");
}

for (const code of ["sw", "lg"]) {
  test.describe(`somebody who reads ${code}`, () => {
    test("comes through a door to a letter in English, with what it means, and finds it again", async ({
      openVisitorPage,
    }) => {
      const visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
      const { page } = visitor;
      await walkToLetter(page, code);
      await page.locator("[name=organisation]").fill("Ŋŋ");
      const letter = page.locator("#sheet article");
      await letter.getByText("Ŋŋ").first().waitFor();
      const meanings = letter.locator(`[lang=${code}]`);
      expect(await letter.getAttribute("lang")).toBe("en");
      expect(await meanings.count()).toBeGreaterThan(3);
      // What is in the letter besides the meanings.
      const words = await letter.evaluate((sheet, language) => {
        const copy = sheet.cloneNode(true) as HTMLElement;
        for (const meaning of copy.querySelectorAll(`[lang=${language}]`)) meaning.remove();
        return copy.textContent ?? "";
      }, code);
      expect(words).toContain("the people in my phone");
      expect((await meanings.allTextContents()).join()).not.toContain("I require");
      if (code === "lg")
        expect(englishIn(await page.locator("main").innerHTML(), code)).toEqual([]);

      await page.emulateMedia({ media: "print" });
      expect(await meanings.first().isVisible()).toBe(false);
      expect(await letter.isVisible()).toBe(true);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: "screen" });

      await page.locator("#sheet li button").last().click();
      // Kept once it is sent: "Today" is the first answer.
      await page.locator("#sheet fieldset button").first().click();
      await page.locator("#sheet [role=status]").filter({ hasText: /\S/ }).waitFor();
      await page.locator(`#sheet a[href="/${code}/your-data-rights/letters"]`).click();
      await waitForHydration(page, "request-list");
      await page.getByRole("heading", { name: "Ŋŋ", exact: true }).waitFor();
      if (code === "lg")
        expect(englishIn(await page.locator("main").innerHTML(), code)).toEqual([]);
      expect(visitor.consoleErrors).toEqual([]);
    });

    test("has the same letter on paper without JavaScript, in English with what it means", async ({
      openVisitorPage,
    }) => {
      const visitor = await openVisitorPage({ javaScriptEnabled: false });
      const { page } = visitor;
      await page.goto(`${site.origin}/${code}/your-data-rights/letters/stop-harm`);
      const sheet = page.locator("#blank [lang=en] article");
      expect(await sheet.innerText()).toContain("Please stop using my personal data");
      const meaning = page.locator("#blank details");
      await meaning.locator("summary").click();
      expect(await meaning.locator("article").isVisible()).toBe(true);
      expect(await meaning.innerText()).not.toContain("Please stop");
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });

    test("sends one SMS in English", async ({ openVisitorPage }) => {
      const english = getDoors().find(({ slug }) => slug === "friend")?.sms?.text ?? "";
      const visitor = await openVisitorPage();
      const { page } = visitor;
      await page.goto(`${site.origin}/${code}/your-data-rights/friend`);
      expect(await page.locator("main [lang=en]").getByText(english).count()).toBe(1);
      const sms = await page.locator("main a[href^='sms:']").getAttribute("href");
      expect(sms).toBe(`sms:?&body=${encodeURIComponent(english)}`);
    });
  });
}

test("the way home and the calendar file of a last day are in the language of the page", async () => {
  const html = await (
    await fetch(`${site.origin}/sw/count-the-days?from=2026-11-02&days=14`)
  ).text();
  expect(html).toContain('<a href="/">Mwanzo</a>');
  const [, file = ""] = /href="(\/sw\/count-the-days\/last-day\.ics[^"]*)"/.exec(html) ?? [];
  const answer = await fetch(site.origin + file.replaceAll("&amp;", "&"));
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  expect(await answer.text()).toContain("SUMMARY:Hesabu siku");
});

test("the pages that a phone keeps are those of one language, and open in it without a connection", async ({
  openVisitorPage,
}) => {
  await using connection = await openConnection(site.origin);
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const keep = async (path: string) => {
    await page.goto(connection.origin + path);
    await page.locator("[data-keep=keep]").click();
    await page.locator("[data-keep-on-phone][data-state=kept]").waitFor();
  };
  /** Opens an address. @returns the language of what is shown, and of the note above it */
  const shown = async (path: string) => {
    await page.goto(connection.origin + path);
    const note = page.locator("main > [data-kept]");
    const noteLanguage = (await note.count()) > 0 ? await note.getAttribute("lang") : undefined;
    return [await page.locator("html").getAttribute("lang"), noteLanguage];
  };
  const hub = "/your-data-rights";
  await keep(`/sw${hub}`);
  connection.cut();
  expect(await shown(`/sw${hub}/loan-app`)).toEqual(["sw", "sw"]);
  await walkToLetter(page, "sw", connection.origin);
  await page.locator("[name=organisation]").fill("Ŋŋ");
  await page.locator("#sheet article").getByText("Ŋŋ").first().waitFor();
  // An address in English of what is translated.
  expect(await shown(`${hub}/loan-app`)).toEqual(["sw", "sw"]);
  expect(await shown("/sw/nothing")).toEqual(["sw", undefined]);
  expect(await shown("/about/team")).toEqual(["sw", undefined]);

  connection.restore();
  await page.goto(connection.origin + hub);
  expect(await page.locator("[data-keep-on-phone]").getAttribute("data-state")).not.toBe("kept");
  await keep(hub);
  connection.cut();
  expect(await shown(`/sw${hub}/loan-app`)).toEqual(["en", "en"]);
  expect(await shown("/sw/nothing")).toEqual(["en", undefined]);
});

test.describe("the search", () => {
  const indexOf = async (origin: string) =>
    loadIndex(await (await fetch(`${origin}/search/index.json`)).text());
  const find = (index: SearchIndex, words: string) =>
    runSearch(index, { words, kind: "", topic: "" });
  const rights = "/sw/your-data-rights";

  for (const [words, path] of [
    ["Je, app ya mikopo", `${rights}/loan-app`],
    ["Taarifa zangu si sahihi", `${rights}/wrong`],
    ["nini kilitokea", rights],
    ["jinsi ya kuandika malalamiko", `${rights}/letters/complaint`],
    ["hesabu siku", "/sw/count-the-days"],
    // In words that the page has in other forms.
    ["Je, naweza kufuta taarifa zangu?", `${rights}/wrong`],
    ["wamesambaza picha zangu", `${rights}/published`],
  ] as const) {
    test(`lists for the Kiswahili question ${JSON.stringify(words)} the page ${path} first`, async () => {
      const { best, hits } = find(await indexOf(site.origin), words);
      expect(best).toBeNull();
      expect([hits[0]?.path, hits[0]?.language?.name]).toEqual([path, "Kiswahili"]);
    });
  }

  test("finds no page whose translation is a draft", async () => {
    const heading = "Mashine iliamua jambo linalonihusu";
    const index = await indexOf(origin);
    expect(find(index, heading).hits.map((hit) => hit.path)).not.toContain(`${rights}/machine`);
    expect(JSON.stringify(index.words)).not.toContain(heading);
  });

  test("lists for an English question the same English pages as without translations", async () => {
    const [mixed, english] = [await indexOf(site.origin), await indexOf(origin)];
    for (const words of ["loan app", "my data is wrong", "complaint", "era", "privacy law", "ya"]) {
      const found = runSearch(mixed, { words, kind: "", topic: "" }, 9);
      const wanted = runSearch(english, { words, kind: "", topic: "" }, 9);
      const paths = found.hits.filter(({ language }) => !language).map(({ path }) => path);
      const wantedPaths = wanted.hits.map(({ path }) => path);
      expect(found.best?.href, words).toBe(wanted.best?.href);
      // How rare a word is changes with the other languages, and so the order of pages that fit nearly alike.
      expect(wantedPaths.slice(0, 3), words).toEqual(expect.arrayContaining(paths.slice(0, 1)));
      expect(paths.toSorted(), words).toEqual(wantedPaths.toSorted());
    }
  });

  test("marks a page in another language, without loss of content or axe violation", async () => {
    const { page } = visitor;
    const tools = await page.context().newCDPSession(page);
    for (const size of [sizes["a narrow phone"], sizes["a phone"], sizes["a desk"]]) {
      await applyReadingSize(page, tools, size);
      await page.goto(`${site.origin}/search?q=app+ya+mikopo`);
      const result = page.locator("main li:has(a[hreflang])").first();
      const link = result.locator("a");
      expect(await link.getAttribute("hreflang")).toBe("sw");
      expect(await link.getAttribute("lang")).toBe("sw");
      expect(await result.locator("p[lang=sw]").count()).toBe(1);
      expect(await result.locator("span[lang=sw]").innerText()).toBe("Kiswahili");
      expect(await findContentLoss(page)).toEqual([]);
      expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    }
  });
});
