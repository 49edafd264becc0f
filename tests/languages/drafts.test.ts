import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import routes from "#app/routes.ts";
import { contentIn } from "#collections/content.ts";
import { strings } from "#collections/reading/content-strings.ts";
import { packFile, packPath } from "#collections/rights/rights-pack.ts";
import { getLanguages } from "#collections/translations/languages.ts";
import { englishFiles, translatedAddresses } from "#collections/translations/shown-pages.ts";
import { readTranslation, translatableTexts } from "#collections/translations/translation.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

const codes = getLanguages().map(({ code }) => code);

/** Files that hold no words. */
const wordless = /\.(?:png|svg|jpg|webp|avif|ico|woff2|ttf|br|gz|pdf|wasm|node|map)$/;
/** What stands in a text at its places, and what files write in their own way. */
const notWords = /\{\w+\}|[[\]"'’“”<>&\\]/;
/** Where a word begins. */
const wordStart = /(?<!\p{L})\p{L}/gu;
const shortest = 20;

/** One space for each break, also as JSON and scripts write it. */
const plain = (text: string) => text.replaceAll(/(?:\\[nrt]|\s)+/g, " ");
function longestPart(text: string): string {
  const parts = plain(text).split(notWords);
  const words = parts.map((part) => part.replace(/^[^\p{L}]+/u, "").trim());
  return words.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

/** The longest stretch of words of each draft; shorter ones and those in English are left out. */
function draftParts(): Map<string, string> {
  const english = plain(
    strings()

      .map(({ value }) => value)
      .join("\n"),
  );
  const parts = new Map<string, string>();
  for (const code of codes) {
    const content = contentIn(code);
    for (const { file, schema } of englishFiles(content)) {
      const translation = readTranslation(content, code, file, schema);
      if (!translation || translation.isReviewed) continue;
      for (const { at, text } of translatableTexts(schema, translation.values)) {
        const part = longestPart(text);
        if (part.length < shortest || english.includes(part)) continue;
        parts.set(part, `${code} ${file} ${at.join(".")}`);
      }
    }
  }
  return parts;
}

/** Finds drafts in a text; where words begin, because trying each draft on each file takes minutes. */
function createFinder(parts: ReadonlyMap<string, string>) {
  const byStart = Map.groupBy(parts.keys(), (part) => part.slice(0, shortest));
  return (text: string): string[] => {
    const whole = plain(text);
    return [...whole.matchAll(wordStart)].flatMap(({ index }) =>
      (byStart.get(whole.slice(index, index + shortest)) ?? [])
        .filter((part) => whole.startsWith(part, index))
        .map((part) => parts.get(part) ?? part),
    );
  };
}

/** Everything in the build that holds words. */
function* builtTexts(): Generator<{ name: string; text: string }> {
  for (const entry of readdirSync("build", { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name);
    if (!entry.isFile() || wordless.test(name)) continue;
    yield { name, text: readFileSync(name, "utf8") };
  }
}

test.describe("an unreviewed draft", () => {
  test("stands nowhere in the build", () => {
    const parts = draftParts();
    const find = createFinder(parts);
    const [first] = parts;
    if (first) expect(find(`{"text":"x\\n${first[0]}"}`)).toEqual([first[1]]);
    const found: string[] = [];
    const kinds = new Set<string>();
    const names = new Set<string>();
    for (const { name, text } of builtTexts()) {
      names.add(name);
      kinds.add(name.split(".").at(-1) ?? "");
      for (const draft of find(text)) found.push(`${name}: ${draft}`);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(["html", "json", "rss", "atom", "xml", "txt", "js"]),
    );
    expect(names).toContain("build/site/search/index.json");
    expect(found).toEqual([]);
  });

  test("has no page: its address and its pack are unknown", { tag: "@gate" }, async () => {
    const shown = new Set(translatedAddresses());
    const files = codes.flatMap((code) =>
      shown.has(`/${code}${packPath}`) ? [] : [packFile(code).path],
    );
    const paths = routes.flatMap(({ path = "" }) => {
      const isTranslated = codes.some((code) => path.startsWith(`${code}/`));
      return isTranslated
        ? [`/${path.replace(":door", "loan-app").replace(":letter", "access")}`]
        : [];
    });
    const hidden = [...codes.map((code) => `/${code}`), ...paths].filter(
      (path) => !shown.has(path) && !path.endsWith("/:file"),
    );
    expect(shown.size > 0 || hidden.length > 10).toBe(true);
    for (const path of [...hidden, ...files, ...codes.map((code) => `/${code}/unknown`)]) {
      const answer = await fetch(origin + path, { redirect: "manual" });
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain("Oops! Page not found");
    }
  });

  test("leaves no trace on a page in English", { tag: "@gate" }, async () => {
    const shown = new Set(translatedAddresses());
    const traces: string[] = [];
    for (const path of publicPaths()) {
      const language = codes.find((code) => path.startsWith(`/${code}/`));
      if (language) continue;
      const html = await pageHtml(path);
      for (const code of codes) {
        if (shown.has(`/${code}${path}`)) continue;
        const trace = new RegExp(`hreflang="${code}"|(?:href|content)="[^"]*/${code}/`, "i").exec(
          html,
        );
        if (trace) traces.push(`${path}: ${trace[0]}`);
        if (html.includes(` lang="${code}"`)) traces.push(`${path}: ${code}`);
      }
    }
    expect(traces).toEqual([]);
  });
});
