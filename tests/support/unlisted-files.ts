import { readdirSync } from "node:fs";
import { join, matchesGlob, relative } from "node:path";
import { getRetention } from "#collections/site/retention.ts";

/** Files below a DATA_DIR, by their path in it. */
export function dataFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Files that the list of personal data does not name. */
export function unlistedFiles(folder: string): string[] {
  const { files } = getRetention();
  return dataFiles(folder).filter((file) => !files.some(({ path }) => matchesGlob(file, path)));
}
