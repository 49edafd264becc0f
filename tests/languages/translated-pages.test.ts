import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { englishIn } from "#app/language/english-in.fixture.ts";
import { pseudoText } from "#app/language/pseudo-language.fixture.ts";
import { packFiles, packPath } from "#collections/rights/rights-pack.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { findAxeViolations, findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { applyReadingSize, findContentLoss } from "../support/content-loss.ts";
import { findPrintFaults, sheet } from "../support/print-faults.ts";
import { readZip } from "../support/read-zip.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { visitedPaths } from "../support/site-paths.ts";
import { renderTranslatedSite, type TranslatedSite } from "../support/translated-site.ts";

/** Pages that are in English on the test's site in Kiswahili. */
const untranslated = /^(?:rights\/machine|letters\/source)\.yaml$/;

let copy: TranslatedSite;
/** Translated pages in the pseudo-language, which has Luganda's place. */
let pages: string[];
let site: RunningSite;
let visitor: VisitorPage;
beforeAll(async () => {
  copy = await renderTranslatedSite({
    lg: ({ unit }) => pseudoText(unit.english),
    // The drafts as they are, and for what is not translated yet anything that is not English.
    sw: ({ unit, translation }, file) =>
      untranslated.test(file) ? undefined : (translation?.text ?? pseudoText(unit.english)),
  });
  pages = copy.pages.filter((path) => path.startsWith("/lg/"));
  site = await startSite({}, ["env", "-C", copy.root]);
  visitor = await openVisitorPage({ reducedMotion: "reduce" });
});
afterAll(async () => {
  await visitor[Symbol.asyncDispose]();
  await closeBrowser();
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

describe("the help path in a language of long words and rare letters", () => {
  test("loses no content at any size or on paper, and has no axe violation", async () => {
    const { page } = visitor;
    const tools = await page.context().newCDPSession(page);
    const losses: string[] = [];
    for (const path of visitedPaths(pages)) {
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
});

describe("a page in several languages", () => {
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

  test("is in the site map by each of its addresses, where search engines may show it", async () => {
    const map = await textOf("/sitemap.xml");
    const { url } = getOrganisation();
    const inMap = (path: string) => map.includes(`<loc>${url}${path}</loc>`);
    for (const path of pages) {
      expect(inMap(path), path).toBe(inMap(path.slice("/lg".length)));
    }
    expect(pages.filter(inMap).length).toBeGreaterThan(20);
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

describe("the pack in a language", () => {
  const languages = ["en", "lg", "sw"];
  const filesOf = (language: string) =>
    packFiles(language).map((file) => ({ ...file, at: join("build/client", file.path) }));
  const htmlOf = (language: string) =>
    readFileSync(join(copy.root, filesOf(language)[0]?.at ?? ""), "utf8");

  test("is offered by the page in that language, with its hash and under its own name", async () => {
    for (const language of languages) {
      const prefix = language === "en" ? "" : `/${language}`;
      const page = await (await fetch(site.origin + prefix + packPath)).text();
      for (const { name, path } of packFiles(language)) {
        const answer = await fetch(site.origin + path);
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
        expect(page).toContain(`href="${path}"`);
        expect(page).toContain(createHash("sha256").update(bytes).digest("hex"));
        expect(bytes.length, path).toBeLessThanOrEqual(1_000_000);
      }
    }
  });

  test("says its language, and of each text in English that it is English", () => {
    for (const language of ["lg", "sw"]) {
      expect(htmlOf(language)).toContain(`<html lang="${language}">`);
    }
    expect(englishIn(htmlOf("lg"), "lg")).toEqual([]);
  });

  test("is the same in English, whatever else is translated", () => {
    for (const { at } of filesOf("en")) {
      expect(readFileSync(join(copy.root, at)).equals(readFileSync(at)), at).toBe(true);
    }
  });

  test("has chapters in English where their pages are, and their letters with the meaning", async () => {
    await using visitor = await openVisitorPage({ viewport: { width: 320, height: 800 } });
    const { page, requests, consoleErrors } = visitor;
    const address = pathToFileURL(join(copy.root, filesOf("sw")[0]?.at ?? "")).href;
    await page.goto(address);
    const english = await page
      .locator("section:has(> h2[lang=en])")
      .evaluateAll((chapters) => chapters.map(({ id }) => id));
    expect(english).toEqual(["door-machine", "letter-source", "guide"]);
    expect(await page.locator("#contents a[lang=en]").count()).toBe(english.length);

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

  test("is a book of whole XML that names its language", async () => {
    await using visitor = await openVisitorPage();
    const book = readZip(readFileSync(join(copy.root, filesOf("sw")[1]?.at ?? "")));
    const texts = book.filter(({ name }) => /\.(?:xhtml|opf)$/.test(name));
    const broken = await visitor.page.evaluate(
      (sources) =>
        sources.flatMap(({ name, text }) => {
          const read = new DOMParser().parseFromString(text, "application/xml");
          return read.querySelector("parsererror") ? [name] : [];
        }),
      texts,
    );
    expect(broken).toEqual([]);
    const textOf = (name: string) => book.find((file) => file.name === `book/${name}`)?.text ?? "";
    expect(textOf("book.opf")).toContain("<dc:language>sw</dc:language>");
    expect(textOf("letter-access.xhtml")).toContain('xml:lang="sw"');
    expect(textOf("door-machine.xhtml")).toContain('<div lang="en">');
  });
});
