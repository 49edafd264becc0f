import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, type ContentSource, contentOf, getter } from "#collections/content.ts";
import { collectionOf, splitPath } from "#collections/find-collection.ts";
import { currentLanguage } from "#collections/formats/current-language.ts";
import { buildFolder } from "#collections/reading/build-folder.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { getLanguages, getPlainShare } from "./languages.ts";
import { translatedUnits } from "./translate-file.ts";
import { shellFiles, translatedAs, type UnitKind } from "./translated-files.ts";
import type { TranslatedUnit } from "./translation-file.ts";

/** A file of the help path with its texts. */
export interface TranslatedFile {
  file: string;
  kind: UnitKind;
  /** The page whose texts it holds; undefined for one that all pages share. */
  address: string | undefined;
  units: TranslatedUnit[];
}

/** Folders whose files have a page each; others are parts of many. */
const ownPage = /^(?:pages|rights|letters)\//;

/** Every file of the help path in a language, in the order of their names. */
export function translatedFiles(language: string, source?: ContentSource): TranslatedFile[] {
  const content = contentOf(source);
  return contentFiles(content.root).flatMap((path) => {
    const file = path.replace("content/", "");
    const kind = translatedAs(file);
    const collection = collectionOf(path);
    const { slug } = splitPath(path);
    const schema = collection?.schemaOf(slug, content);
    if (!kind || !collection || !schema) return [];
    const values = content.valuesOf(path) as Record<string, unknown>;
    const units = translatedUnits(content, language, file, schema);
    const address = ownPage.test(file) ? collection.address(slug, values) : undefined;
    return [{ file, kind, address, units }];
  });
}

/** Whether enough is reviewed: all texts on the law, and of others the share that `languages.yaml` asks for. */
function isComplete({ kind, units }: TranslatedFile, content: Content): boolean {
  const reviewed = units.filter(({ state }) => state === "reviewed").length;
  const share = kind === "legal" ? 100 : getPlainShare(content);
  return reviewed * 100 >= units.length * share;
}

/** What the build found, so that a server need not read all translations: addresses by language. */
export const shownPagesFile = `${buildFolder}/server/languages.json`;

const shown = getter((content): Readonly<Record<string, ReadonlySet<string>>> => {
  const built = join(content.root, shownPagesFile);
  if (process.env.NODE_ENV !== "production" || !existsSync(built)) return findShownPages(content);
  const found = JSON.parse(readFileSync(built, "utf8")) as Record<string, string[]>;
  return Object.fromEntries(Object.entries(found).map(([code, pages]) => [code, new Set(pages)]));
});

const findShownPages = (content: Content) =>
  Object.fromEntries(
    getLanguages(content).map(({ code }) => {
      const files = translatedFiles(code, content);
      const complete = new Set(files.flatMap((one) => (isComplete(one, content) ? one.file : [])));
      const pages = files.flatMap(({ file, address }) =>
        address && [file, ...neededFor(file)].every((needed) => complete.has(needed))
          ? [address]
          : [],
      );
      return [code, new Set(pages)];
    }),
  );

/** Files besides its own without which a page is not shown. */
function neededFor(file: string): string[] {
  if (file.startsWith("rights/")) return [...shellFiles, "pages/your-data-rights.yaml"];
  return file.startsWith("letters/") ? [...shellFiles, "site/letter-form.yaml"] : shellFiles;
}

/** English addresses of the pages that exist in a language. */
export function pagesIn(language: string, source?: ContentSource): ReadonlySet<string> {
  return shown(source)[language] ?? new Set();
}

/** Languages in which there is a page, in the order in which they are offered. */
export const shownLanguages = getter((content) =>
  getLanguages(content).filter(({ code }) => pagesIn(code, content).size > 0),
);

/** The language of an address, and the address of the same page in English. */
export function splitAddress(address: string): { language: string; path: string } {
  const [, first = ""] = address.split("/");
  const isLanguage = getLanguages().some(({ code }) => code === first);
  if (!isLanguage) return { language: "en", path: address };
  return { language: first, path: address.slice(first.length + 1) || "/" };
}

/** Gives the address of a page in a language, that of the page unless named, where it exists in it, else in English. */
export function addressesIn(language = currentLanguage()): (path: string) => string {
  const pages = pagesIn(language);
  return (path) => (pages.has(path) ? `/${language}${path}` : path);
}

export const translatedAddresses = getter((content) =>
  getLanguages(content).flatMap(({ code }) =>
    [...pagesIn(code, content)].map((path) => `/${code}${path}`),
  ),
);

/**
 * Every language in which a page exists, English first; none for one in English alone. Each has its
 * name and, besides English, one line that offers the page, in the language itself.
 */
export function languagesOf(path: string, source?: ContentSource) {
  const others = getLanguages(source).filter(({ code }) => pagesIn(code, source).has(path));
  if (others.length === 0) return [];
  return [
    { code: "en", name: "English", offer: undefined, address: path },
    ...others.map(({ code, name, offer }) => ({ code, name, offer, address: `/${code}${path}` })),
  ];
}
