import { type CommandLine, DeskError } from "./command.ts";

/**
 * One of several words, as an option or a word of the command.
 * @returns undefined when nothing was typed
 * @throws DeskError when it is none of them
 */
export function readChoice<Choice extends string>(
  name: string,
  typed: CommandLine["options"][string],
  choices: readonly Choice[],
): Choice | undefined {
  const choice = choices.find((known) => known === typed);
  if (typed === undefined || choice) return choice;
  throw new DeskError(`The ${name} must be one of ${choices.join(", ")}.`, 2);
}

/** How many rows to show: `--limit`, or 20. @throws DeskError when it is no such number */
export function readLimit({ options }: CommandLine): number {
  const limit = Number(options.limit ?? 20);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 10_000) return limit;
  throw new DeskError("The limit must be a whole number from 1 to 10000.", 2);
}

/** The end of an id, as tables show it: the start is only the time. */
export function shortId(id: string): string {
  return id.slice(-8);
}

/** An id, or its last characters, as ids are kept. @throws DeskError when it is too short or no id */
export function readIdEnding(typed: string): string {
  if (/^[0-9a-f-]{4,36}$/i.test(typed)) return typed.toLowerCase();
  throw new DeskError(`"${typed}" is not an id: give at least its last four characters.`, 2);
}

/**
 * The one row that an ending of an id means.
 * @param none what to say when there is none
 * @throws DeskError when there is none, or more than one
 */
export function onlyOne<Row>(found: readonly Row[], ending: string, none: string): Row {
  const [row, other] = found;
  if (!row) throw new DeskError(none);
  if (other) throw new DeskError(`Several ids end with ${ending}. Give more of it.`);
  return row;
}
