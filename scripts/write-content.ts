import { join } from "node:path";
import { contentOf } from "#collections/content.ts";
import { buildFolder } from "#collections/reading/build-folder.ts";
import type { BuiltContent } from "#collections/reading/built-content.ts";
import { contentFiles, translationFiles } from "#collections/reading/content-strings.ts";
import { shownLanguages } from "#collections/translations/shown-pages.ts";
import { writeInFolder } from "./built-pages.ts";

/** Folders whose texts are in pages of the build alone: no form, link or question shows them. */
const inPagesAlone = /^content\/(?:documents|laws|letters|publications)\//;

/** Leaves the content that the server needs in `build/content.json` (`collections/reading/built-content.ts`). */
export function writeContent(): void {
  const content = contentOf();
  const languages = shownLanguages().map(({ code }) => `content/translations/${code}/`);
  const paths = [
    ...contentFiles().filter((path) => !inPagesAlone.test(path)),
    ...translationFiles().filter((path) => languages.some((folder) => path.startsWith(folder))),
  ];
  const fields: BuiltContent = Object.fromEntries(
    paths.map((path) => [path, JSON.stringify(content.valuesOf(path) ?? null)]),
  );
  writeInFolder(join(buildFolder, "content.json"), JSON.stringify(fields));
}
