import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runSearch } from "#app/search/run-search.ts";
import { loadIndex } from "#app/search/search-index.ts";
import { beginItem } from "../../scripts/new-item/begin-item.ts";

const run = promisify(execFile);
/** A word that stands nowhere else, so that whatever holds it comes from the new files. */
const word = "Okuzaalawo";
/** Everything that the build of pages, feeds, index and site map reads. */
const parts = ["app", "content", "scripts", "public", "package.json", "tsconfig.json"];
const configs = ["react-router.config.ts", "vite.config.ts"];

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-publish-"));
  for (const part of [...parts, ...configs]) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  // A few laws are enough; the build renders each as a page.
  const laws = join(root, "content/laws");
  for (const file of readdirSync(laws)) if (!file.startsWith("uganda")) rmSync(join(laws, file));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What one new file must bring along. */
const items = [
  { kind: "news", page: "/news", feed: "news" },
  { kind: "publication", page: "/news/research-publications", feed: "publications" },
  { kind: "blog", page: "/news/blogs", feed: "blogs" },
  { kind: "law", page: "/news/laws", feed: "laws" },
  { kind: "case", page: "/products/strategic-litigation", feed: "cases" },
] as const;

async function build(): Promise<void> {
  const options = { cwd: root, env: { ...process.env, NODE_ENV: "production" } };
  rmSync(join(root, "build"), { recursive: true, force: true });
  await run(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], options);
  await run(process.execPath, ["scripts/prerender.ts"], options);
  await run(process.execPath, ["scripts/build-finding-files.ts"], options);
}

/** The first step of every build. */
function check() {
  return run(process.execPath, ["scripts/check-content.ts"], { cwd: root });
}

const built = (path: string) => join(root, "build/client", path);
const text = (path: string) => readFileSync(built(path), "utf8");
const slug = (kind: string) => `a-${kind}-about-${word.toLowerCase()}`;

async function found(question: string): Promise<string[]> {
  const index = await loadIndex(text("search/index.json"));
  return runSearch(index, { words: question, kind: "", topic: "" }).hits.map(({ path }) => path);
}

/** The file without its last mark of a draft. */
function publish(file: string): void {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(/^draft: true\n/m, ""));
}

describe("publishing is dropping a file", () => {
  test("one file for each collection brings page, list entry, feed entries, search hit and site map entry", async () => {
    for (const { kind } of items) {
      publish(beginItem(root, kind, `A ${kind} about ${word}`, "2026-11-20"));
    }
    beginItem(root, "blog", `A draft about ${word}`, "2026-11-20");
    const later = beginItem(root, "blog", `Later about ${word}`, "2026-11-20");
    publish(later);
    const path = join(root, later);
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(
        /^# publishAt:.*/m,
        "publishAt: 2999-01-01T08:00:00+03:00",
      ),
    );
    await build();

    const hits = await found(word);
    const siteMap = text("sitemap.xml");
    for (const { kind, page, feed } of items) {
      const address = `${page}/${slug(kind)}`;
      expect(text(`${address}/index.html`), address).toContain(`A ${kind} about ${word}`);
      expect(text(`${page}/index.html`), `list at ${page}`).toContain(`href="${address}"`);
      for (const ending of ["rss", "atom", "json"]) {
        expect(text(`feeds/${feed}.${ending}`), `${feed}.${ending}`).toContain(address);
      }
      expect(hits).toContain(address);
      expect(siteMap).toContain(`<loc>https://otc.example${address}</loc>`);
    }
    // A slip of the finger finds them too.
    expect(await found(word.replace("zaa", "za"))).toHaveLength(items.length);
    expect(hits.join()).not.toMatch(/draft|later/);
    expect(existsSync(built(`/news/blogs/a-draft-about-${word.toLowerCase()}`))).toBe(false);
    expect(siteMap).not.toMatch(/a-draft-about|later-about/);
  }, 180_000);

  test("without the files nothing of them is left", async () => {
    for (const folder of ["news", "publications", "blogs", "laws", "cases"]) {
      for (const file of readdirSync(join(root, "content", folder))) {
        if (file.includes(word.toLowerCase())) rmSync(join(root, "content", folder, file));
      }
    }
    await build();
    const holders = readdirSync(built(""), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(html|rss|atom|json|csv|xml)$/.test(file))
      .filter((file) => text(file).includes(word));
    expect(holders).toEqual([]);
    expect(await found(word)).toEqual([]);
    expect(text("news/blogs/index.html")).toContain("Coming Soon");
  }, 180_000);

  test("a broken link, a picture without words and an unknown topic stop the build with file and line", async () => {
    const file = join(root, "content/blogs/broken.md");
    mkdirSync(join(root, "content/blogs"), { recursive: true });
    writeFileSync(
      file,
      "---\ntitle: Broken\ndate: 2026-11-20\nsummary: Broken on purpose.\ntype: article\ntopics: [poetry]\n---\n\nText.\n",
    );
    await expect(check()).rejects.toThrow(
      /content\/blogs\/broken\.md[\s\S]*line 6, topics\[0\]: "poetry"/,
    );
    writeFileSync(
      file,
      "---\ntitle: Broken\ndate: 2026-11-20\nsummary: Broken on purpose.\ntype: article\ntopics: [health]\n---\n\n[gone](/nowhere)\n\n![](/icon-192.png)\n",
    );
    await expect(check()).rejects.toThrow(
      /content\/blogs\/broken\.md[\s\S]*line 9: links to \/nowhere[\s\S]*line 11: has a picture without words/,
    );
  }, 180_000);
});
