import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Content } from "#collections/content.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { reviewTranslations } from "#tests/support/review-translations.ts";
import { addressesIn, languagesOf, pagesIn, translatedAddresses } from "./shown-pages.ts";
import { translationPath } from "./translation.ts";

let root: string;
/** Files that are unchanged are parsed once for all tests. */
let before: Content;
let whole: readonly string[];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-pages-"));
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  reviewTranslations(root, "lg", ({ english }) => `${english} ŋŋŋ`);
  before = new Content(root);
  whole = [...pagesIn("lg", before)];
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The pages that go when a file of the copy is edited; it is put back. */
function lostAfter(path: string, edit: (source: string) => string): string[] {
  const file = join(root, path);
  const source = readFileSync(file, "utf8");
  const edited = edit(source);
  expect(edited, "the test changes the file").not.toBe(source);
  writeFileSync(file, edited);
  const shown = pagesIn("lg", new Content(root, before));
  writeFileSync(file, source);
  return whole.filter((page) => !shown.has(page));
}

const unreview = (source: string) => source.replace(/^ *"reviewedBy":.*\n/m, "");
const inLuganda = (file: string) => translationPath("lg", file);
const isRights = (page: string) => page.startsWith("/your-data-rights");

test("no page is shown of a language with unreviewed drafts only", () => {
  expect(pagesIn("sw", before).size).toBe(0);
  expect(translatedAddresses(before)).toEqual(whole.map((page) => `/lg${page}`));
});

test("a page that exists in English alone names no languages, and another one all that it has", () => {
  expect(languagesOf("/donate", before)).toEqual([]);
  expect(languagesOf("/shutdown", before).map(({ code, address }) => [code, address])).toEqual([
    ["en", "/shutdown"],
    ["lg", "/lg/shutdown"],
  ]);
});

test("every page of the help path is shown once all is reviewed", () => {
  expect(whole).toContain("/your-data-rights");
  expect(whole).toContain("/your-data-rights/loan-app");
  expect(whole).toContain("/your-data-rights/letters/access");
  expect(whole).not.toContain("/");
  expect(new Set(whole).size).toBe(whole.length);
});

test.each([
  ["of a page", "/shutdown", "/lg/shutdown"],
  ["with a query and an anchor", "/count-the-days?days=30#last", "/lg/count-the-days?days=30#last"],
  ["of a page that is in English alone", "/donate", "/donate"],
  ["of another site", "https://example.org/shutdown", "https://example.org/shutdown"],
  ["inside the page", "#main", "#main"],
  ["of a telephone", "tel:116", "tel:116"],
])("an address %s leads to the language where it has the page", (_, address, wanted) => {
  expect(addressesIn("lg", before)(address)).toBe(wanted);
  expect(addressesIn("sw", before)(address)).toBe(address);
});

describe("a page goes", () => {
  test("when its English changes, with the pages that show words of it", () => {
    const reword = (source: string) => source.replace(/^( *heading: )"?(\w)/m, "$1Now $2");
    expect(lostAfter("content/pages/shutdown.yaml", reword)).toEqual(
      whole.filter((page) => page === "/shutdown" || isRights(page)),
    );
  });

  test.each([
    "rights/loan-app.yaml",
    "letters/access.yaml",
    "pages/your-data-rights.yaml",
    "site/letter-form.yaml",
    "site/kept-pages.yaml",
  ])("with all pages on data rights when %s is no longer reviewed", (file) => {
    expect(lostAfter(inLuganda(file), unreview)).toEqual(whole.filter(isRights));
  });

  test("with the count when the list of holidays is no longer reviewed", () => {
    expect(lostAfter(inLuganda("holidays/uganda.yaml"), unreview)).toEqual(
      whole.filter((page) => page === "/count-the-days" || isRights(page)),
    );
  });

  test.each(["site/navigation.yaml", "site/footer.yaml", "site/messages.yaml"])(
    "with all others when %s, which is on every page, is no longer reviewed",
    (file) => {
      expect(lostAfter(inLuganda(file), unreview)).toEqual(whole);
    },
  );
});
