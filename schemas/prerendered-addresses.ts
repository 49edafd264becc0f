import { dataFiles, itemAddresses, listAddresses } from "#schemas/articles/newsroom-addresses.ts";
import { getDocuments } from "#schemas/documents/documents.ts";
import { getLetters } from "#schemas/letters.ts";
import { getDoors } from "#schemas/rights.ts";
import { packAddresses } from "#schemas/rights-pack.ts";

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
