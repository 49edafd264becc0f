import { getDocuments } from "./documents.ts";
import { legalPaths } from "./legal-pages.ts";
import { newsroomAddresses } from "./newsroom-addresses.ts";
import { getPages } from "./pages.ts";
import { getProgrammes } from "./programmes.ts";

/**
 * Every address that a link in content may lead to, without query and anchor: pages with their
 * second addresses, programmes, legal pages, items of the newsroom, and the documents with their HTML versions.
 */
export function knownAddresses(root?: string): Set<string> {
  return new Set([
    ...getPages(root).flatMap((page) => [page.path, ...(page.alsoAt ?? [])]),
    ...getProgrammes(root).map((programme) => programme.link),
    ...legalPaths,
    ...newsroomAddresses(root),
    ...getDocuments(root).flatMap(({ file }) => [file, file.replace(/\.pdf$/, "")]),
  ]);
}
