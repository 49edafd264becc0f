import type { z } from "zod";
import { type Content, type ContentSource, contentOf, getter } from "#collections/content.ts";
import { collectionOf, schemaOf, splitPath } from "#collections/find-collection.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { getLanguages } from "./languages.ts";
import { isTranslated, neededFor, shellFiles } from "./translated-files.ts";
import { isShown, readTranslation } from "./translation.ts";

/** An English file of the help path. */
interface EnglishFile {
  file: string;
  schema: z.ZodType;
  /** The page whose texts it holds; undefined for one that several pages share. */
  address: string | undefined;
}

/** Folders whose files have a page each; others are parts of several. */
const ownPage = /^(?:pages|rights|letters)\//;

/** Every file of the help path, in the order of their names, with the schema for a language. */
export const englishFiles = getter((content): EnglishFile[] =>
  contentFiles(content.root).flatMap((path) => {
    const file = path.replace("content/", "");
    const collection = collectionOf(path);
    const { slug } = splitPath(path);
    const schema = collection?.schemaOf(slug, content);
    if (!isTranslated(file) || !collection || !schema) return [];
    const values = content.valuesOf(path) as Record<string, unknown>;
    const address = ownPage.test(file) ? collection.address(slug, values) : undefined;
    return [{ file, schema, address }];
  }),
);

/** English addresses of the pages that are shown in the language of a reading. */
const pagesOf = getter((content: Content): ReadonlySet<string> => {
  const isFileShown = (file: string) => {
    const schema = schemaOf(`content/${file}`, content);
    const translation = schema && readTranslation(content, content.language, file, schema);
    return translation !== undefined && isShown(translation);
  };
  // So that a server reads no drafts.
  if (content.language === "en" || !shellFiles.every(isFileShown)) return new Set();
  const files = englishFiles(content);
  const shownFiles = new Set(files.map(({ file }) => file).filter(isFileShown));
  const all = files.map(({ file }) => file);
  return new Set(
    files.flatMap(({ file, address }) =>
      address && neededFor(file, all).every((needed) => shownFiles.has(needed)) ? [address] : [],
    ),
  );
});

/** English addresses of the pages that exist in a language. */
export const pagesIn = (language: string, source?: ContentSource): ReadonlySet<string> =>
  pagesOf(contentOf(source).in(language));

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

/** Gives the address of a page, with or without query and anchor, in a language where it exists in it, else in English. */
export function addressesIn(language: string, source?: ContentSource): (address: string) => string {
  const pages = pagesIn(language, source);
  return (address) =>
    pages.has(address.replace(/[?#].*$/, "")) ? `/${language}${address}` : address;
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
