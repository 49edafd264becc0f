/**
 * Makes the files of `public/` that are not committed: drawings, with their list in `app/art/art-manifest.json`; the
 * licence of the press pictures; and AVIF and WebP copies in several widths of every picture that content names.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { artFileName, artSize } from "#app/art/art-file-name.ts";
import { getPage } from "#collections/pages/pages.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { allDrawings } from "./drawings.ts";
import { exitOnContentErrors } from "./exit-on-content-errors.ts";
import { buildImages } from "./images/build-images.ts";

/** @throws ContentError naming each file that is no picture */
export async function buildPictures(): Promise<void> {
  const root = projectRoot();
  writeDrawings(root);
  writeIfChanged(join(root, "public/press/LICENCE.txt"), pressLicence());
  const { count, packed } = await buildImages(root);
  if (count > 0) console.log(`Offered ${count} pictures in smaller copies, ${packed} of them new`);
}

/** Each drawing has the hash of what it shows in its name. */
function writeDrawings(root: string): void {
  const folder = join(root, "public/art");
  mkdirSync(folder, { recursive: true });
  const stale = new Set(readdirSync(folder));
  const lines: string[] = [];
  for (const [name, svg] of allDrawings()) {
    const file = artFileName(name, svg);
    const { width, height } = artSize(svg);
    if (!stale.delete(file)) writeFileSync(join(folder, file), svg);
    lines.push(`  "${name}": { "file": "${file}", "width": ${width}, "height": ${height} }`);
  }
  for (const file of stale) rmSync(join(folder, file));
  writeIfChanged(join(root, "app/art/art-manifest.json"), `{\n${lines.join(",\n")}\n}\n`);
}

/** For readers who have only the pictures of the press page. */
function pressLicence(): string {
  const { files } = getPage("press");
  const { name, url } = getKnownOrganisation();
  return [
    `${name}: ${files.heading}`,
    ...(url ? [url] : []),
    "",
    ...files.licence.paragraphs.flatMap((paragraph) => [paragraph, ""]),
    files.licence.link.href,
    "",
  ].join("\n");
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

if (import.meta.main) await exitOnContentErrors(buildPictures);
