import { cpSync } from "node:fs";
import { join, normalize } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { imageManifestFile } from "#collections/images/find-image.ts";
import { buildFolder, siteFolder } from "#collections/reading/build-folder.ts";
import { buildCards } from "./build-cards.ts";
import { buildPictures } from "./build-pictures.ts";
import { bundleCode } from "./bundle-code.ts";
import { keepOldFiles } from "./bundling/keep-old-files.ts";
import { keepTimes } from "./bundling/keep-times.ts";
import { checkContent } from "./check-content.ts";
import { bestSettings, compressFolder, forgetUnused, lightSettings } from "./compress-folder.ts";
import { isBuiltForTests, isForTests } from "./for-tests.ts";
import { writeHeaders } from "./headers/write-headers.ts";
import { writeOfflineManifests } from "./offline/write-offline-manifest.ts";
import { prerender } from "./prerender.ts";
import { writeContent } from "./write-content.ts";

/** What is packed quickly must never be taken for what visitors get. */
const packed = join(".cache", isForTests ? "compressed-for-tests" : "compressed");

let packing: Promise<unknown> = Promise.resolve();
/** Packs what is there and not packed yet, after what is being packed. */
function pack(): Promise<unknown> {
  const settings = isForTests ? lightSettings : bestSettings;
  packing = packing.then(() => compressFolder(siteFolder, packed, settings));
  return packing;
}

/**
 * The seven steps of a build, in this order as far as one needs another. Bundlers, the renderer of pages, the drawing of
 * cards and packing run beside this thread, so that two processors are busy.
 * @param previous folder of the build before, if there is one
 * @throws ContentError when content is wrong
 */
export async function buildSite(previous: string | undefined): Promise<void> {
  // 1. Pictures, which content and code name.
  await buildPictures();
  cpSync("public", siteFolder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => path !== normalize(imageManifestFile),
  });
  const beginning = pack();

  // 2. Code: scripts, styles, the renderer, the programs of the server.
  const code = bundleCode();

  // 3. Pages, by the renderer that the server has, too.
  const rendering = code.pages.then(prerender);
  // A page may fail because of a mistake that the next step describes better.
  rendering.catch(() => undefined);
  await nextTurn();

  // 4. Content, drafts too: all that is wrong in it.
  checkContent();
  await beginning;
  const pages = await rendering;

  // 5. Cards.
  await Promise.all([buildCards(pages), code.programs, pack()]);

  // 6. Lists of what was built.
  await pack();
  writeOfflineManifests();
  writeHeaders();
  writeContent();

  // 7. Packed copies, and what stays from the builds before.
  await pack();
  forgetUnused(packed);
  const isLike = previous && isBuiltForTests(join(previous, ".otc-built")) === isForTests;
  keepOldFiles(isLike ? previous : undefined, buildFolder);
  keepTimes(previous, buildFolder);
}
