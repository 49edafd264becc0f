import {
  dataFiles,
  itemAddresses,
  listAddresses,
} from "#collections/articles/newsroom-addresses.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import { getLetters } from "#collections/letters.ts";
import { getDoors } from "#collections/rights.ts";
import { packAddresses } from "#collections/rights-pack.ts";

/** Addresses that the build renders because of files in `content/`, besides the fixed pages. */
export function prerenderedAddresses(): string[] {
  return [
    ...getDocuments().map(({ file }) => file.replace(/\.pdf$/, "")),
    ...getDoors().map(({ path }) => path),
    ...getLetters().map(({ path }) => path),
    ...itemAddresses().map(({ path }) => path),
    ...listAddresses(),
    ...dataFiles(),
    ...packAddresses,
  ];
}
