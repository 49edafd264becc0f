import { newsroomAddresses } from "#schemas/articles/newsroom-addresses.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { legalPaths } from "#schemas/legal-pages.ts";
import { getLetters } from "#schemas/letters.ts";
import { getPages } from "#schemas/pages/pages.ts";
import { getProgrammes } from "#schemas/programmes.ts";
import { packageListPath, proofDataPath } from "#schemas/proof.ts";
import { getDoors } from "#schemas/rights.ts";

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
