import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuiltPage } from "#app/services.ts";
import { buildFolder } from "#collections/reading/build-folder.ts";

/** Where `scripts/prerender.ts` lists all pages that it rendered. */
export const builtPagesFile = join(buildFolder, "pages.json");

export function writeInFolder(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** All pages of the build with the facts that they report. @throws Error when there is no build */
export function readBuiltPages(): BuiltPage[] {
  return JSON.parse(readFileSync(builtPagesFile, "utf8")) as BuiltPage[];
}
