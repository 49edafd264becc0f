import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A pre-rendered page, read back from the build. */
export interface BuiltPage {
  /** Address on the site, e.g. `/about/team`. */
  path: string;
  /** File below the working folder. */
  file: string;
  html: string;
  /** Full canonical address; absent on pages that search engines are asked to leave out. */
  canonical?: string | undefined;
  /** Day on which the text last changed, where the page says it. */
  modifiedOn?: string | undefined;
}

/** Every page in `build/client`, in the order of their addresses, one at a time: there may be many thousands. */
export function* readBuiltPages(client = "build/client"): Generator<BuiltPage> {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .map((name) => ({ name, path: `/${name.replace(/\/?index\.html$/, "")}` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { name, path } of pages) {
    const file = join(client, name);
    const html = readFileSync(file, "utf8");
    yield {
      path,
      file,
      html,
      canonical: textOf(html, /<link rel="canonical" href="([^"]+)"/),
      modifiedOn: textOf(html, /<meta property="article:modified_time" content="([^"]+)"/),
    };
  }
}

/** The first group of a match as plain text: entities undone, elements and soft hyphens left out. */
export function textOf(html: string, pattern: RegExp): string | undefined {
  const text = pattern
    .exec(html)?.[1]
    ?.replace(/<!--.*?-->|<[^>]+>|\u00ad/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
  // Copied, because a part of a string keeps the whole of it in memory: here, a page.
  return text && Buffer.from(text).toString();
}
