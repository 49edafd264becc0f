import { getDocuments } from "#content/schemas/documents.ts";
import { dataFiles, itemAddresses, listAddresses } from "#content/schemas/newsroom-addresses.ts";

/** Addresses that the build renders because of files in `content/`, besides the fixed pages. */
export function prerenderedAddresses(): string[] {
  return [
    ...getDocuments().map(({ file }) => file.replace(/\.pdf$/, "")),
    ...itemAddresses().map(({ path }) => path),
    ...listAddresses(),
    ...dataFiles(),
  ];
}
