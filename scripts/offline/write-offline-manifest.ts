/**
 * Lists the files that a phone saves on request: the pages that `content/site/kept-pages.yaml` names, the
 * page that is shown instead of any other, and the scripts, fonts and drawings that they use. The worker fetches
 * what has another hash than before, and the page says how much all of it weighs.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type OfflineManifest, offlineManifestPath } from "#app/offline/offline-manifest.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKeptPages, isKeptPage } from "#collections/site/kept-pages.ts";
import { isCompressible } from "#server/http/media-types.ts";
import { readBuiltPages } from "../built-pages.ts";
import { filesOfPages } from "./files-of-pages.ts";

const client = "build/client";
const kept = getKeptPages();
const offlinePage = getPage("offline").path;

const built = readBuiltPages().map(({ path }) => path);
for (const named of kept.pages) {
  if (built.some((path) => isKeptPage(path, { pages: [named] }))) continue;
  throw new Error(`content/site/kept-pages.yaml: pages: there is no page ${named}.`);
}
const pages = built.filter((path) => path === offlinePage || isKeptPage(path, kept)).toSorted();
const fileOf = (path: string) =>
  join(client, pages.includes(path) ? join(path, "index.html") : path);
const paths = [...pages, ...filesOfPages(client, pages.map(fileOf))];

const files = paths.map((path) => {
  const hash = createHash("sha256")
    .update(readFileSync(fileOf(path)))
    .digest("base64");
  return [path, hash] as const;
});
/** As nearly all browsers get it: with Brotli, by the build or, where that packs nothing, nearly as well by a host. */
function weightOf(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  if (!isCompressible(file)) return statSync(file).size;
  return brotliCompressSync(readFileSync(file), quick).length;
}
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const bytes = ["/offline-worker.js", ...paths].reduce(
  (sum, path) => sum + weightOf(fileOf(path)),
  0,
);

const content = { bytes, offlinePage, labels: { keptFrom: kept.keptFrom }, files };
const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
const list: OfflineManifest = { version, ...content };
const target = join(client, offlineManifestPath);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, JSON.stringify(list));
console.log(
  `A phone keeps ${pages.length} pages in ${files.length} files of ${Math.round(bytes / 1000)} kB`,
);
