/**
 * `npm run screenshots` takes a picture of every page and writes a contact sheet, `build/look/index.html`.
 *
 * `npm run screenshots -- --keep` stores the pictures that later ones are compared with in `tests/pictures/baseline/`, one page
 * of each kind in four views. `-- --compare` compares all of them, shows what differs, and fails where a page with the
 * same words looks different. `npm run test:full` compares a sample of them.
 *
 * Editors change words every day and designs seldom, so a page whose words have changed is shown and fails nothing. A
 * change of the design stores new pictures with it.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { html, raw } from "hono/html";
import { oneOfEachKind, publicPaths } from "../support/site-paths.ts";
import {
  openPictureBaseline,
  removePictures,
  tolerance,
  weightOfPictures,
} from "./picture-baseline.ts";
import {
  openCamera,
  openPainter,
  openStillWindow,
  startSiteForPictures,
  type View,
  views,
} from "./take-picture.ts";

const { values } = parseArgs({
  options: {
    keep: { type: "boolean", default: false },
    compare: { type: "boolean", default: false },
  },
});

const sheet = "build/look";
rmSync(sheet, { recursive: true, force: true });
mkdirSync(sheet, { recursive: true });

const { browser, id: painter } = await openPainter();
if (values.keep) removePictures();
const baseline = await openPictureBaseline(painter);
if (values.compare && baseline.incomparable) {
  console.error(`Pictures cannot be compared: ${baseline.incomparable}.`);
  process.exit(1);
}

/** Pages with the same words that look different. */
let changed = 0;
const shown: { path: string; view: View; file: string; verdict: string }[] = [];
const show = (picture: Omit<(typeof shown)[number], "file"> & { png: Uint8Array }) => {
  const { png, ...rest } = picture;
  const file = `${shown.length}.webp`;
  writeFileSync(join(sheet, file), baseline.pack(png));
  shown.push({ ...rest, file });
};
await lookAtSite();
await browser.close();
baseline.close();

async function lookAtSite(): Promise<void> {
  await using site = await startSiteForPictures();
  const isKindEnough = values.keep || values.compare;
  const paths = isKindEnough ? oneOfEachKind(publicPaths()) : publicPaths();
  for (const view of views) {
    const window = await openStillWindow(browser, view);
    const take = await openCamera(window);
    for (const path of paths) {
      const picture = await take(site.origin + path);
      if (values.keep) baseline.keep(path, view, picture);
      const compared = values.compare ? baseline.compare(path, view, picture) : undefined;
      if (typeof compared === "number" && compared <= tolerance) continue;
      const isChanged = typeof compared === "number";
      if (isChanged) changed += 1;
      const verdict = isChanged ? `${(compared * 100).toFixed(1)} % differs` : (compared ?? "");
      show({ path, view, verdict, png: picture.png });
    }
    await window.close();
  }
}

const figures = shown.map(
  ({ path, view, file, verdict }) =>
    html`<figure data-width="${view.width}"><img src="${file}" alt="" loading="lazy"><figcaption>${path} · ${view.width} px, ${view.colorScheme} ${verdict}</figcaption></figure>`,
);
const style = `body{margin:1rem;font:14px/1.4 sans-serif;background:#777;color:#fff}main{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0}[data-width="1440"] img{width:360px}[data-width="820"] img{width:205px}[data-width="390"] img{width:130px}figcaption{max-width:360px}[data-width="390"] figcaption{max-width:130px}`;
writeFileSync(
  join(sheet, "index.html"),
  String(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><title>All pages</title><style>${raw(style)}</style><main>${figures}</main></html>`,
  ),
);
console.log(`  ${shown.length} pictures: ${join(sheet, "index.html")}`);
if (values.keep) console.log(`  Stored: ${(weightOfPictures() / 1e6).toFixed(1)} MB in all`);
if (changed > 0) process.exitCode = 1;
