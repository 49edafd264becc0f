import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFile } from "#collections/content-file.ts";
import { textsOf } from "./leaves.ts";
import { projectRoot } from "./project-root.ts";

/** Names of all content files below the repository root; those of translations are `translationFiles`. */
export const contentFiles = (root = projectRoot()): string[] =>
  allFiles(root).filter((name) => !isTranslation(name));

export const translationFiles = (root = projectRoot()): string[] =>
  allFiles(root).filter(isTranslation);

const isTranslation = (name: string) => name.startsWith("content/translations/");

/** Not by Node's own recursion, which takes four times as long: the editor lists them at each key. */
function allFiles(root: string, folder = "content"): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .map((entry) => ({ path: `${folder}/${entry.name}`, isFolder: entry.isDirectory() }))
    .flatMap(({ path, isFolder }) => (isFolder ? allFiles(root, path) : path))
    .filter((path) => /\.(yaml|md)$/.test(path))
    .sort();
}

/**
 * Every text of all content files, comments left out; a Markdown text is one entry `body`.
 * @param holding leaves out files in which it finds nothing; saves reading them as YAML
 */
export function strings(root = projectRoot(), holding = /(?:)/) {
  return contentFiles(root).flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    if (!holding.test(source)) return [];
    return textsOf(ContentFile.parse(file, source).values).map(({ path, text }) => {
      // Of list entries, the name of the list.
      const key = path.findLast((step) => typeof step === "string") ?? "";
      return { file, key, value: text };
    });
  });
}
