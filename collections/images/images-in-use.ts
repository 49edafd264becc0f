import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "#collections/reading/content-strings.ts";

/** An address of a photograph or a PDF in Markdown or YAML. SVG and GIF are shown as they are. */
const address = /(?<=[\s("'<])\/[^\s"'()<>]+\.(?:jpe?g|png|webp|avif|pdf)(?![\w.])/gi;

/**
 * The pictures below `public/` that any content file names, drafts included, in order. It only
 * looks for addresses, so that a site without pictures pays a few milliseconds for it.
 */
export function imagesInUse(root: string): string[] {
  return [...picturesNamed(root)]
    .filter((path) => !/\.pdf$/i.test(path) && existsSync(join(root, "public", path)))
    .sort();
}

/** The addresses of pictures and PDFs in all content files, whether there is such a file or not. */
export function picturesNamed(root: string): Set<string> {
  const named = contentFiles(root).flatMap(
    (file) => readFileSync(join(root, file), "utf8").match(address) ?? [],
  );
  return new Set(named.filter((path) => !path.includes("..")));
}
