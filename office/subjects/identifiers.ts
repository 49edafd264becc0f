import { plainSigns } from "#collections/formats/plain-signs.ts";
import { messageReference } from "#server/contact/messages.ts";
import { OfficeError } from "../office-error.ts";

/** The end of an id, which visitors name as the reference of their message. */
export const referenceColumn = {
  heading: "Reference",
  value: ({ id }: { id: string }) => messageReference(id),
};

/**
 * Reads the end of an id as people type it: with spaces, other dashes, or an O for 0; at least four characters.
 * @returns undefined for what can be no such end
 */
export function readIdEnding(typed: string): string | undefined {
  const plain = plainSigns(typed)
    .toLowerCase()
    .replace(/[\s#]/g, "")
    .replace(/\p{Pd}/gu, "-");
  const ending = plain.replace(/o/g, "0").replace(/[il]/g, "1");
  return /^[0-9a-f-]{4,36}$/.test(ending) ? ending : undefined;
}

/** Finds the one row whose id has an ending. @throws OfficeError when there is none, or more than one */
export async function findByEnding<Row>(
  ending: string,
  find: (ending: string) => Promise<readonly Row[]>,
  noun: string,
): Promise<Row> {
  const read = readIdEnding(ending);
  const [row, second] = read ? await find(read) : [];
  if (!row) throw new OfficeError(`There is no such ${noun} (any more).`);
  if (second) throw new OfficeError(`Several ids end with ${ending}. Give more of it.`);
  return row;
}
