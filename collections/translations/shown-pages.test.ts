import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Content } from "#collections/content.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { reviewTranslations } from "#tests/support/review-translations.ts";
import { languagesOf, pagesIn, translatedAddresses, translatedFiles } from "./shown-pages.ts";
import { translationPath } from "./translate-file.ts";

let root: string;
/** Files that are unchanged are parsed once for all tests. */
let before: Content;
let whole: readonly string[];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-pages-"));
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  reviewTranslations(root, "lg", ({ unit }) => `${unit.english} ŋŋŋ`);
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

/** Takes the reviews of the first translations of a file away. */
const unreview = (count: number) => (source: string) => {
  let left = count;
  return source.replace(/^ {4}reviewedBy:.*\n/gm, (line) => (left-- > 0 ? "" : line));
};
const inLuganda = (file: string) => translationPath("lg", file);
const unitsIn = (file: string) =>
  translatedFiles("lg", before).find((one) => one.file === file)?.units.length ?? 0;

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

describe("a page goes", () => {
  test("when one English text on the law changes, and only that page", () => {
    const reword = (source: string) => source.replace(/^( *heading: )"?(\w)/m, "$1Now $2");
    expect(lostAfter("content/pages/shutdown.yaml", reword)).toEqual(["/shutdown"]);
  });

  test.each([
    ["rights/loan-app.yaml", "/your-data-rights/loan-app"],
    ["letters/access.yaml", "/your-data-rights/letters/access"],
    ["pages/count-the-days.yaml", "/count-the-days"],
  ])("when one text of %s is no longer reviewed", (file, page) => {
    expect(lostAfter(inLuganda(file), unreview(1))).toEqual([page]);
  });

  test("with all doors when the page above them goes", () => {
    const lost = lostAfter(inLuganda("pages/your-data-rights.yaml"), unreview(1));
    const isHubOrDoor = (page: string) =>
      /^\/your-data-rights(\/(?!letters|evidence|pack)[\w-]+)?$/.test(page);
    expect(lost).toEqual(whole.filter(isHubOrDoor));
    expect(lost.length).toBeGreaterThan(5);
  });

  test("with all letters when the form of the letters goes", () => {
    const lost = lostAfter(inLuganda("site/letter-form.yaml"), unreview(1));
    expect(lost).toEqual(whole.filter((page) => page.startsWith("/your-data-rights/letters/")));
  });

  test.each(["site/navigation.yaml", "site/footer.yaml", "site/messages.yaml"])(
    "with all others when more than 5 of 100 texts of %s are not reviewed",
    (file) => {
      const few = Math.floor(unitsIn(file) * 0.05);
      expect(lostAfter(inLuganda(file), unreview(few))).toEqual([]);
      expect(lostAfter(inLuganda(file), unreview(few + 1))).toEqual(whole);
    },
  );

  test.each(["site/kept-pages.yaml", "site/data-cost.yaml", "holidays/uganda.yaml"])(
    "with all others when some texts of %s, which has few, are not reviewed",
    (file) => {
      expect(lostAfter(inLuganda(file), unreview(4))).toEqual(whole);
    },
  );

  test("when the file of its translations is taken away", () => {
    const empty = () => 'by: "A Test"\nunits: []\n';
    expect(lostAfter(inLuganda("pages/offline.yaml"), empty)).toEqual(["/offline"]);
  });
});
