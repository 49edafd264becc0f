import { InvalidArgumentError } from "@commander-js/extra-typings";
import { messageReference } from "#server/contact/messages.ts";
import { DeskError } from "../command.ts";
import type { Parameter } from "./subject.ts";

/** The end of an id: terminals copy it, and visitors name it as the reference of their message. */
export const idColumn = {
  heading: "ID",
  pageHeading: "Reference",
  value: ({ id }: { id: string }) => shortId(id),
  pageValue: ({ id }: { id: string }) => messageReference(id),
};

/** Returns the end of an id, which is random; the start is only the time. */
export function shortId(id: string): string {
  return id.slice(-8);
}

/** Tells whether a text can be the end of an id: at least four characters. */
export function isIdEnding(text: string): boolean {
  return /^[0-9a-f-]{4,36}$/i.test(text);
}

/** An id, or its last characters. */
export const idParameter: Parameter = {
  name: "id",
  help: "the end of it is enough",
  parse: parseIdEnding,
};

export function parseIdEnding(typed: string): string {
  if (isIdEnding(typed)) return typed.toLowerCase();
  throw new InvalidArgumentError("It is not an id: give at least its last four characters.");
}

/** Finds the one row whose id has an ending. @throws DeskError when there is none, or more than one */
export async function findByEnding<Row>(
  ending: string,
  find: (ending: string) => Promise<readonly Row[]>,
  noun: string,
): Promise<Row> {
  const [row, other] = isIdEnding(ending) ? await find(ending) : [];
  if (!row) {
    throw new DeskError(`There is no ${noun} ${ending}.`, `There is no such ${noun} (any more).`);
  }
  if (other) throw new DeskError(`Several ids end with ${ending}. Give more of it.`);
  return row;
}
