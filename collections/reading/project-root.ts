import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

const landmark = join("content", "site", "organisation.yaml");

/**
 * The nearest folder above that holds `content/`, so that the same code finds it when Node runs the
 * source and when it runs from `build/program/`.
 */
export function projectRoot(): string {
  const root = nearest(import.meta.dirname) ?? nearest(process.cwd());
  if (!root) throw new Error(`No ${landmark} found above ${import.meta.dirname}.`);
  return root;
}

function nearest(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, landmark))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
