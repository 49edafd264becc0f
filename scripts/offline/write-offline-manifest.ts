import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  manifestOff,
  manifestPathIn,
  type OfflineManifest,
} from "#app/offline/offline-manifest.ts";
import type { SiteSettings } from "#app/services.ts";
import { contentIn } from "#collections/content.ts";
import { getPage } from "#collections/pages/pages.ts";
import { pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { rightsPath } from "#collections/rights/rights.ts";
import { getKeptPages, isKeptPage } from "#collections/site/kept-pages.ts";
import { getLanguages } from "#collections/translations/languages.ts";
import { pagesIn } from "#collections/translations/shown-pages.ts";
import { isCompressible } from "#server/http/media-types.ts";
import { readBuiltPages, writeInFolder } from "../built-pages.ts";
import { settingsFile } from "../site-settings.ts";
import { filesOfPages } from "./files-of-pages.ts";

/**
 * Lists the files that a phone saves on request, by language: the pages that `content/site/kept-pages.yaml` names, the
 * page that is shown instead of any other, and the scripts, fonts and drawings that they use. The worker fetches
 * what has another hash than before, and the page says how much all of it weighs.
 */
export function writeOfflineManifests(): void {
  const keptPages = getKeptPages();
  const offlinePage = getPage("offline").path;
  const built = readBuiltPages().map(({ path }) => path);
  for (const named of keptPages.pages) {
    if (built.some((path) => isKeptPage(path, { pages: [named] }))) continue;
    throw new Error(`content/site/kept-pages.yaml: pages: there is no page ${named}.`);
  }
  const english = built
    .filter((path) => path === offlinePage || isKeptPage(path, keptPages))
    .toSorted();
  const { keepsOfflinePages } = JSON.parse(readFileSync(settingsFile, "utf8")) as SiteSettings;
  for (const code of ["en", ...getLanguages().map((language) => language.code)]) {
    if (keepsOfflinePages) writeManifest(code, { built, english, offlinePage });
    else writeInFolder(join(siteFolder, manifestPathIn(code)), JSON.stringify(manifestOff));
  }
}

/** A page that is not translated is kept in English, so that a language has a list before and after it has pages. */
function writeManifest(
  code: string,
  { built, english, offlinePage }: { built: string[]; english: string[]; offlinePage: string },
): void {
  const local = (path: string) => (built.includes(`/${code}${path}`) ? `/${code}${path}` : path);
  const fileOf = (path: string) => join(siteFolder, built.includes(path) ? pageFile(path) : path);
  const pages = english.map(local);
  const paths = [...pages, ...filesOfPages(siteFolder, pages.map(fileOf))];
  const files = paths.map((path) => {
    const hash = createHash("sha256")
      .update(readFileSync(fileOf(path)))
      .digest("base64");
    return [path, hash] as const;
  });
  const bytes = ["/offline-worker.js", ...paths].reduce(
    (sum, path) => sum + weightOf(fileOf(path)),
    0,
  );
  const lang = pagesIn(code).has(rightsPath) ? code : "en";
  const labels = { keptFrom: getKeptPages(contentIn(lang)).keptFrom, lang };
  const content = { bytes, offlinePage: local(offlinePage), labels, files };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
  const list: OfflineManifest = { version: `${code}-${hash}`, ...content };
  writeInFolder(join(siteFolder, manifestPathIn(code)), JSON.stringify(list));
  console.log(`A phone keeps ${pages.length} pages of ${Math.round(bytes / 1000)} kB (${code})`);
}

/** As nearly all browsers get it: with Brotli, by the build or, where that packs nothing, nearly as well by a host. */
function weightOf(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  if (!isCompressible(file)) return statSync(file).size;
  return brotliCompressSync(readFileSync(file), quick).length;
}
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

if (import.meta.main) writeOfflineManifests();
