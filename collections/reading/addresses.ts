import { statSync } from "node:fs";
import { join } from "node:path";
import { newsletterFeedPath, newsroomAddresses } from "#collections/articles/newsroom-addresses.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import { legalPaths } from "#collections/legal-pages.ts";
import { getLetters } from "#collections/letters.ts";
import { getPages } from "#collections/pages/pages.ts";
import { getProgrammes } from "#collections/programmes.ts";
import { packageListPath, proofDataPath } from "#collections/proof.ts";
import { getDoors } from "#collections/rights.ts";
import { packAddresses } from "#collections/rights-pack.ts";
import { getRedirects } from "#collections/site/redirects.ts";
import { memoise } from "./collection.ts";

/**
 * Every address that a link in content may lead to, without query and anchor: pages with their
 * second addresses, programmes, legal pages, items of the newsroom, and the documents with their HTML versions.
 */
export function knownAddresses(root?: string): Set<string> {
  return new Set([
    ...getPages(root).flatMap((page) => [page.path, ...(page.alsoAt ?? [])]),
    ...getProgrammes(root).map((programme) => programme.link),
    ...legalPaths,
    ...getDoors(root).map(({ path }) => path),
    ...getLetters(root).map(({ path }) => path),
    ...newsroomAddresses(root),
    proofDataPath,
    packageListPath,
    ...getDocuments(root).flatMap(({ file }) => [file, file.replace(/\.pdf$/, "")]),
  ]);
}

/** Newsletters are published without a build, and what was sent stands there after its file is gone. */
const issueAddress = /^\/newsletter\/archive\/[a-z0-9][a-z0-9-]*$/;

/**
 * Says of an address inside the site, with or without query and anchor, whether it shows something: a page, a file
 * of `public/`, a file that the build makes, or the old address of a page.
 * @throws ContentError when what brings pages along cannot be read
 */
export const resolveAddresses = memoise((root) => {
  const known = new Set([
    ...knownAddresses(root),
    ...packAddresses,
    newsletterFeedPath,
    ...getRedirects(root).map(({ from }) => from),
  ]);
  return (address: string): boolean => {
    const path = address.replace(/[?#].*$/, "");
    // A server without our packages has them in the build alone.
    const isFile = () =>
      ["public", "build/client"].some((folder) =>
        statSync(join(root, folder, path), { throwIfNoEntry: false })?.isFile(),
      );
    return known.has(path) || issueAddress.test(path) || isFile();
  };
});
