import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { collections } from "./all.ts";
import { type Content, type ContentSource, contentOf, getter, valueError } from "./content.ts";
import { collectionOf } from "./find-collection.ts";
import { findImage } from "./images/find-image.ts";
import type { MarkdownSurroundings } from "./markdown/render-markdown.ts";
import { pageFile, siteFolder } from "./reading/build-folder.ts";
import { type DescribedText, describedTexts } from "./reading/described-texts.ts";
import { collectProblems, type ValueProblem } from "./reading/problem.ts";
import { unfinishedTexts } from "./reading/unfinished-texts.ts";
import { getAct, misquotes } from "./rights/act.ts";
import { getRedirects, redirectsFile } from "./site/redirects.ts";
import { checkTranslations } from "./translations/check-translations.ts";

/** Addresses that the build renders because of files in `content/`, besides the fixed pages. */
export const renderedAddresses = getter((content) =>
  collections.flatMap(({ rendered }) => [...(rendered?.(content) ?? [])]),
);

/** Every address that a link in content may name, without query and anchor; redirects are not among them. */
export const knownAddresses = getter(
  (content) =>
    new Set([
      ...renderedAddresses(content),
      ...collections.flatMap(({ addresses }) => [...(addresses?.(content) ?? [])]),
    ]),
);

/**
 * Returns a function that finds out whether an address inside the site, with or without query and anchor, shows
 * something: a page, a file of `public/` or of the build, or the old address of a page.
 * @throws ContentError when content that adds addresses cannot be read
 */
const addressFinder = getter((content) => {
  const addresses = new Set([
    ...knownAddresses(content),
    ...getRedirects(content).map(({ from }) => from),
  ]);
  return (address: string): boolean => {
    const path = withoutQuery(address);
    // A server without our packages has the files of `public/` in the build alone.
    const isFile = () =>
      ["public", "build/site"].some((folder) =>
        statSync(join(content.root, folder, path), { throwIfNoEntry: false })?.isFile(),
      );
    return (
      addresses.has(path) || collections.some(({ answered }) => answered?.test(path)) || isFile()
    );
  };
});

const withoutQuery = (address: string) => address.replace(/[?#].*$/, "");

export function textSurroundings(source?: ContentSource): MarkdownSurroundings {
  const content = contentOf(source);
  return {
    isKnownAddress: addressFinder(content),
    findImage: (path) => findImage(content.root, path),
  };
}

/**
 * Surroundings of texts sent at once: a page that is saved and not built yet cannot be read.
 * @param project folder with the build; that of the content when left out
 */
export function surroundingsOfSent(source?: ContentSource, project?: string): MarkdownSurroundings {
  const content = contentOf(source);
  const site = join(project ?? content.root, siteFolder);
  const rendered = new Set(renderedAddresses(content));
  const isBuilt = (path: string) =>
    !rendered.has(path) ||
    !existsSync(site) ||
    existsSync(join(site, /\.\w+$/.test(path) ? path : pageFile(path)));
  const { isKnownAddress, findImage } = textSurroundings(content);
  return {
    isKnownAddress: (address) => isKnownAddress(address) && isBuilt(withoutQuery(address)),
    findImage,
  };
}

/** Reads every content file, drafts too. @throws ContentError that lists all that is wrong */
export function readAllContent(source?: ContentSource): void {
  const content = contentOf(source);
  // What others depend on comes last in the list: its problems are reported first.
  const inOrder = collections.toReversed();
  collectProblems([
    ...inOrder.flatMap(({ readers }) => readers.map((read) => () => read(content))),
    ...inOrder.map(
      ({ checkTexts }) =>
        () =>
          checkTexts(content, textSurroundings(content)),
    ),
    () => checkAccepted(content),
    () => refuseHidingRedirects(content),
    () => checkTranslations(content),
  ]);
}

/** Checks what needs all other content: addresses, quotations, and unfinished texts in what is published. */
function checkAccepted(content: Content): void {
  const act = getAct(content);
  collectProblems(
    content.accepted().map(({ path, schema, source }) => () => {
      const isWaiting =
        collectionOf(path)?.mayBeUnfinished ||
        (source.values as { draft?: unknown } | null)?.draft === true;
      const problems = [
        ...missingAddresses(content, content.derive(path, schema, describedTexts)),
        ...misquotes(act, source.values),
        ...(isWaiting ? [] : unfinishedTexts(source.values)),
      ];
      if (problems.length > 0) throw valueError(source, problems);
    }),
  );
}

/** @throws ContentError for each redirect from the address of a page, which could not be opened any more */
function refuseHidingRedirects(content: Content): void {
  const pages = knownAddresses(content);
  const problems = redirectsFile(content).flatMap(({ from }, at): ValueProblem[] =>
    pages.has(from)
      ? [{ at: [at, "from"], reason: "is the address of a page, which this would hide" }]
      : [],
  );
  if (problems.length > 0) throw content.errorIn(`content/${redirectsFile.file}`, problems);
}

/**
 * Finds addresses inside the site that show nothing, in fields that must name an existing one. Schemas cannot check
 * this: all content has to be read before the addresses are known.
 */
function missingAddresses(content: Content, texts: readonly DescribedText[]): ValueProblem[] {
  const [exists, pages] = [addressFinder(content), knownAddresses(content)];
  return texts.flatMap(({ at, text, meta }) => {
    if (!text.startsWith("/")) return [];
    const must = new Set(meta.map(({ mustExist }) => mustExist));
    if (must.has("anything") && !exists(text)) {
      return [{ at: [...at], reason: `leads to ${text}, and there is no such page` }];
    }
    return must.has("page") && !pages.has(withoutQuery(text))
      ? [{ at: [...at], reason: "leads to a page that does not exist; check its address" }]
      : [];
  });
}
