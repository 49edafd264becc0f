import { InvalidArgumentError } from "@commander-js/extra-typings";
import { DeskError } from "./command.ts";

/** How many rows to show. @throws InvalidArgumentError when it is no such number */
export function readLimit(typed: string): number {
  const limit = Number(typed);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 10_000) return limit;
  throw new InvalidArgumentError("The limit must be a whole number from 1 to 10000.");
}

/** The end of an id, as tables show it: the start is only the time. */
export function shortId(id: string): string {
  return id.slice(-8);
}

/** An id, or its last characters, as ids are kept. @throws InvalidArgumentError when it is too short or no id */
export function readIdEnding(typed: string): string {
  if (/^[0-9a-f-]{4,36}$/i.test(typed)) return typed.toLowerCase();
  throw new InvalidArgumentError("It is not an id: give at least its last four characters.");
}

/**
 * The one row that an ending of an id means.
 * @param none what to say when there is none
 * @throws DeskError when there is none, or more than one
 */
export function expectSingle<Row>(found: readonly Row[], ending: string, none: string): Row {
  const [row, other] = found;
  if (!row) throw new DeskError(none);
  if (other) throw new DeskError(`Several ids end with ${ending}. Give more of it.`);
  return row;
}
