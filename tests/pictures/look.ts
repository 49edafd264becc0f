/**
 * `npm run look` takes a picture of every page and writes a contact sheet, `build/look/index.html`.
 * `npm run look -- --keep` takes the pictures that later ones are compared with, and keeps them in
 * `tests/pictures/kept/`; `-- --compare` compares all of them and puts what differs side by side.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { html, raw } from "hono/html";
import { startSite } from "../support/running-site.ts";
import { publicPaths, visitedPaths } from "../support/site-paths.ts";
import { forgetPictures, openPictureKeeper, tolerance, weightOfPictures } from "./kept-pictures.ts";
import { oneOfEachKind } from "./page-kinds.ts";
import { openPainter, openStillWindow, takePicture, type View, views } from "./take-picture.ts";

const { values } = parseArgs({
  options: {
    keep: { type: "boolean", default: false },
    compare: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
  },
});

const sheet = "build/look";
rmSync(sheet, { recursive: true, force: true });
mkdirSync(sheet, { recursive: true });

await using site = await startSite({ RATE_LIMIT_BURST: "10000", RATE_LIMIT_PER_MINUTE: "10000" });
const browser = await openPainter();
const keeper = await openPictureKeeper();
const everyPage = values.all ? publicPaths() : visitedPaths(publicPaths());
const paths = values.keep || values.compare ? oneOfEachKind(publicPaths()) : everyPage;
if (values.keep) forgetPictures();

const shown: { path: string; view: View; file: string; differs: number | undefined }[] = [];
for (const view of views) {
  const window = await openStillWindow(browser, view);
  const page = await window.newPage();
  for (const path of paths) {
    const png = await takePicture(page, site.origin + path);
    if (values.keep) keeper.keep(path, view, png);
    const differs = values.compare ? (keeper.compare(path, view, png) ?? 1) : undefined;
    if (differs !== undefined && differs <= tolerance) continue;
    const file = `${shown.length}.webp`;
    writeFileSync(join(sheet, file), keeper.pack(png));
    shown.push({ path, view, file, differs });
  }
  await window.close();
}
await browser.close();
keeper.close();

const figures = shown.map(
  ({ path, view, file, differs }) =>
    html`<figure data-width="${view.width}"><img src="${file}" alt="" loading="lazy"><figcaption>${path} · ${view.width} px, ${view.colorScheme}${differs === undefined ? "" : ` · ${(differs * 100).toFixed(1)} % differs`}</figcaption></figure>`,
);
const style = `body{margin:1rem;font:14px/1.4 sans-serif;background:#777;color:#fff}main{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0}[data-width="1440"] img{width:360px}[data-width="390"] img{width:130px}figcaption{max-width:360px}[data-width="390"] figcaption{max-width:130px}`;
writeFileSync(
  join(sheet, "index.html"),
  String(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><title>All pages</title><style>${raw(style)}</style><main>${figures}</main></html>`,
  ),
);
console.log(`  ${shown.length} pictures: ${join(sheet, "index.html")}`);
if (values.keep) console.log(`  Kept: ${(weightOfPictures() / 1e6).toFixed(1)} MB in all`);
if (values.compare && shown.length > 0) process.exitCode = 1;
