import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { keepTimes } from "./keep-times.ts";

const day = 86_400_000;

function makeBuild(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
const timeOf = (folder: string, name: string) => statSync(join(folder, name)).mtimeMs;

test("a file keeps its time from build to build until its bytes change", () => {
  const pages = { "site/about.html": "About", "site/index.html": "Home", "pages.json": "[]" };
  const first = makeBuild(pages);
  keepTimes(undefined, first, 20_000 * day + 789);
  for (const name of Object.keys(pages)) expect(timeOf(first, name)).toBe(20_000 * day);

  // As long as before, and longer.
  const second = makeBuild({ ...pages, "site/about.html": "aBOUT", "pages.json": "[1]" });
  keepTimes(first, second, 20_001 * day);
  expect(timeOf(second, "site/index.html")).toBe(20_000 * day);
  expect(timeOf(second, "site/about.html")).toBe(20_001 * day);
  expect(timeOf(second, "pages.json")).toBe(20_001 * day);

  const third = makeBuild({ ...pages, "site/new.html": "New" });
  keepTimes(second, third, 20_002 * day);
  expect(timeOf(third, "site/index.html")).toBe(20_000 * day);
  expect(timeOf(third, "site/about.html")).toBe(20_002 * day);
  expect(timeOf(third, "site/new.html")).toBe(20_002 * day);
});
