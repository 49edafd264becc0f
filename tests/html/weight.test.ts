import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "#collections/reading/build-folder.ts";
import { ownAssets } from "../support/own-assets.ts";
import { packedBytes, packedSize } from "../support/packed-size.ts";
import { attributeValues, pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

/** The most bytes over the wire that a page may cost. */
const budget = {
  /** What comes in one round trip, styles included. */
  document: 14_000,
  /** Of a page whose own words and drawings are longer: all that is not its own. A case has five kinds of form and box. */
  around: 11_700,
  initialScript: 3_000,
  islandScript: 75_000,
  islandFiles: 5,
};

/** All scripts that a script loads at once or by `import()`, itself included. */
function scriptsBehind(address: string, seen = new Set<string>()): Set<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  const code = readFileSync(join("build/site", address), "utf8");
  for (const [, name] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    scriptsBehind(`/assets/${name}`, seen);
  }
  return seen;
}

/** Compressed bytes of a page's own content between header and footer. */
function ownSize(html: string): number {
  return packedBytes(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
}

for (const path of publicPaths()) {
  test.describe(`${path}`, { tag: "@gate" }, () => {
    test("arrives with its styles in one round trip unless its content is longer", async () => {
      const html = await pageHtml(path);
      const size = packedSize(pageFile(path), budget.document);
      const isShort = size <= budget.document;
      const judged = isShort ? size : size - ownSize(html) + budget.document - budget.around;
      expect(judged).toBeLessThanOrEqual(budget.document);
      expect(html.match(/<style>[\s\S]{9000,}?<\/style>/g), "styles").toHaveLength(1);
      expect(attributeValues(html, "link", "rel")).not.toContain("stylesheet");
      // Pictures of the first view may be; a font would take the line from the document's own bytes.
      expect(html).not.toMatch(/<link rel="preload"[^>]* as="(?:font|script|style)"/);

      const scripts = attributeValues(html, "script", "src");
      expect(scripts, "one script for every page").toHaveLength(1);
      const initial = scripts.reduce((sum, src) => sum + packedSize(src), 0);
      expect(initial, "initial script").toBeLessThanOrEqual(budget.initialScript);
    });
  });
}

for (const path of ["/news/laws", "/products/strategic-litigation/data-protection-complaint"]) {
  test(`${path} comes within 20 kB`, { tag: "@gate" }, () => {
    expect(packedSize(pageFile(path))).toBeLessThanOrEqual(20_000);
  });
}

test("the shutdown page needs at most 15 kB, script included", { tag: "@gate" }, async () => {
  const html = await pageHtml("/shutdown");
  const [script = ""] = attributeValues(html, "script", "src");
  // Pictures of the page itself; those of the menu load when it opens.
  const [, main = ""] = /<main([\s\S]*)<\/main>/.exec(html) ?? [];
  const drawings = attributeValues(main, "img", "src").map(packedSize);
  const own = packedBytes(html) + packedSize(script);
  expect(drawings.reduce((sum, size) => sum + size, own)).toBeLessThanOrEqual(15_000);
});

test("a letter needs at most 20 kB beside the shared file of islands", { tag: "@gate" }, () => {
  const files = ownAssets().filter((name) => name.endsWith(".js"));
  for (const island of ["letter-builder", "request-list", "evidence-builder"]) {
    const own = files.filter(
      (name) => name.startsWith(`${island}.island-`) || /^rights-/.test(name),
    );
    const bytes = own.reduce((sum, name) => sum + packedSize(`/assets/${name}`), 0);
    expect(own.length, island).toBeGreaterThan(0);
    expect(bytes, own.join(", ")).toBeLessThanOrEqual(20_000);
  }
});

test("the islands of a page fetch at most 75 kB in five files", { tag: "@gate" }, async () => {
  for (const path of publicPaths()) {
    const html = await pageHtml(path);
    const names = new Set(attributeValues(html, "[a-z]+", "data-island"));
    if (names.size === 0) continue;
    const [entry] = attributeValues(html, "script", "src");
    if (!entry) throw new Error(`${path} has no script.`);
    const code = readFileSync(join("build/site", entry), "utf8");
    const wanted = [...code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)]
      .map((match) => match[1] ?? "")
      .filter((name) => {
        // Fetched only when a form that was written offline waits on the device.
        if (name.startsWith("send-queued-forms-")) return false;
        // No island's: it is weighed with the fonts of the first view (tests/every-page/first-view.ts).
        if (name.startsWith("after-load-")) return false;
        if (name.startsWith("page-tools-")) return /data-(print|copy)/.test(html);
        if (name.startsWith("law-filter-")) return html.includes("data-laws");
        if (name.startsWith("keep-on-phone-")) return html.includes("data-keep-on-phone");
        const island = /^([\w-]+)\.island-/.exec(name)?.[1];
        return island === undefined || names.has(island);
      });
    const all = new Set(
      wanted.flatMap((name) => [...scriptsBehind(`/assets/${name}`, new Set([entry]))]),
    );
    all.delete(entry);
    const bytes = [...all].reduce((sum, address) => sum + packedSize(address), 0);
    const said = `${path} (${[...names].join(", ")}): ${[...all].join(", ")}`;
    expect(bytes, said).toBeLessThanOrEqual(budget.islandScript);
    expect(all.size, said).toBeLessThanOrEqual(budget.islandFiles);
  }
});
