import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressWith, isDictionary } from "#server/http/page-dictionary.ts";
import { remembered } from "./compress-folder.ts";

/** A piece that fewer pages have is their own, and would cost all others more than it saves. */
const minShare = 0.1;
/** After each rule of the styles and before each block: pieces that are shared as a whole. */
const seams = /(?<=\})|(?=<(?:li|div|p|section|h\d))/;

/** The pieces that many pages share, each once, in the order in which they appear. */
export function makeDictionary(pages: readonly string[]): Buffer {
  const counts = new Map<string, number>();
  for (const piece of pages.flatMap((page) => [...new Set(page.split(seams))])) {
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count >= pages.length * minShare);
  return Buffer.from(shared.map(([piece]) => piece).join(""));
}

/**
 * Writes the dictionary of the pages into `assets/`, and beside each page what is left of it for browsers that
 * have the dictionary. A changed text leaves the dictionary as it is, unless many pages have it.
 * @param folder `build/client`
 */
export async function writeDictionary(folder: string, cache: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = files.filter((name) => /(?:^|[/\\])index\.html$/.test(name)).sort();
  const texts = pages.map((page) => readFileSync(join(folder, page)));
  const dictionary = makeDictionary(texts.map(String));
  const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").toUpperCase();
  const hash = hashOf(dictionary).slice(0, 8);
  const assets = join(folder, "assets");
  for (const name of readdirSync(assets).filter(isDictionary)) rmSync(join(assets, name));
  writeFileSync(join(assets, `dictionary-${hash}.txt`), dictionary);
  mkdirSync(cache, { recursive: true });
  for (const [index, text] of texts.entries()) {
    const compressed = await remembered(join(cache, `${hashOf(text)}-${hash}.dcz`), async () =>
      compressWith(dictionary, text),
    );
    writeFileSync(join(folder, `${pages[index]}.dcz`), compressed);
  }
}
