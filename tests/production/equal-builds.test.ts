import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCopy, buildForVisitors, copyProject } from "../support/project-copy.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ mode: "serial", retries: 0 });

/** Two copies of the project in folders of other names, which remember nothing of builds. */
let copies: string[];
let first: string;
let second: string;
test.beforeAll(() => {
  first = mkdtempSync(join(tmpdir(), "otc-first-"));
  second = mkdtempSync(join(tmpdir(), "otc-the-second-"));
  copies = [first, second];
});
test.afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

const page = "content/pages/about.yaml";

/** Every file of the build behind a link, by its path. */
function filesOf(copy: string): Map<string, string> {
  const entries = readdirSync(join(copy, "build/"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(join(copy, "build/").length), file]));
}

/** Paths of files that one build has and the other has not, or with other bytes. */
function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => {
    const [a, b] = [one.get(path), other.get(path)];
    return !a || !b || !readFileSync(a).equals(readFileSync(b));
  });
}

test("two builds of the same files are the same bytes, wherever they are made", async () => {
  test.setTimeout(300_000);
  for (const copy of copies) {
    copyProject(copy, { remembers: false });
    await buildCopy(copy, buildForVisitors);
  }
  const files = filesOf(first);
  expect(files.size).toBeGreaterThan(1000);
  expect(differences(files, filesOf(second))).toEqual([]);
});

test("a build that remembers the one before is the same as one from scratch, and changes what changed alone", async () => {
  test.setTimeout(300_000);
  const before = new Map(
    [...filesOf(first)].map(([path, file]) => [path, statSync(file).mtimeMs] as const),
  );
  const text = readFileSync(join(first, page), "utf8");
  const changed = text.replace("OTC works where", "OTC works wherever");
  expect(changed).not.toBe(text);
  for (const copy of copies) writeFileSync(join(copy, page), changed);
  rmSync(join(second, ".cache"), { recursive: true });
  for (const copy of copies) await buildCopy(copy, buildForVisitors);

  const files = filesOf(first);
  expect(readFileSync(join(first, "build/site/about.html"), "utf8")).toContain(
    "OTC works wherever",
  );
  expect(differences(files, filesOf(second))).toEqual([]);
  const newer = [...files].flatMap(([path, file]) =>
    statSync(file).mtimeMs === before.get(path) ? [] : [path.replace(/\.(?:br|gz)$/, "")],
  );
  expect([...new Set(newer)].sort()).toEqual([
    "content.json",
    "site/about.html",
    "site/search/index.json",
  ]);
});
