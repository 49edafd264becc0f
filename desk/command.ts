import type { Environment } from "#server/environment.ts";
import type { Services } from "#server/services.ts";
import type { Store } from "#server/store/store.ts";

/** Something that a command does. @throws DeskError with a sentence for the person at the desk */
export type Action = (asked: CommandLine, desk: Desk) => Promise<void>;

/** One word after `npm run desk --`, with everything that it can do. Each lies in a file of `commands/`. */
export interface Command {
  name: string;
  /** What it is for, in a few words. */
  summary: string;
  /**
   * Everything one can type, one line each, with what it does: the help, and at the same time what is
   * understood. `show <id>` is an action and a word that it needs, `[<id>]` one that it may have, `[list]`
   * the action when none is named, `--limit <number>` an option, which stands last. The first line of an
   * action names who does it.
   */
  usage: readonly (readonly [typed: string, does: string, run?: Action])[];
  /** False for a command that replaces the store: it gets one that must not be used. */
  opensStore?: boolean;
}

/** What was typed after the name of the command; an action gets the words after its own name. */
export interface CommandLine {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Whether a program reads the answer. */
  wantsJson: boolean;
}

/** What a command works with. */
export interface Desk {
  store: Store;
  settings: Environment;
  /** The same as the site's, built when a command first asks for them. */
  services: Services;
  print(text: string): void;
  /** For what is said while something takes its time; not part of the answer. */
  printProgress(text: string): void;
  /** Asks a question to be answered with yes or no; no when nobody can answer. */
  ask(question: string): Promise<boolean>;
  /** Aborted when the person at the desk presses Ctrl+C. */
  signal: AbortSignal;
  /** How many characters fit on a line. */
  width: number;
}

/** Something that the person at the desk can put right. */
export class DeskError extends Error {
  override name = "DeskError";
  /** 1: it could not be done. 2: it was typed wrongly. */
  readonly exitCode: 1 | 2;

  constructor(sentence: string, exitCode: 1 | 2 = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** A line of the usage, read. */
function readUsage([typed, , run]: Command["usage"][number]) {
  const [, action = ""] = /^\S+ \[?([a-z-]+)/.exec(typed) ?? [];
  const [, option, value] = /--([\w-]+)( .+)?$/.exec(typed) ?? [];
  const words = typed.replace(/\[?--.*$/, "").match(/\[?<[^>]+>/g) ?? [];
  const least = words.filter((word) => !word.startsWith("[")).length;
  const type: "string" | "boolean" = value ? "string" : "boolean";
  const isStandard = typed.includes(` [${action}]`);
  return { action, run, isStandard, least, most: words.length, option, type };
}

/** The options of a command besides `--help` and `--json`, as `parseArgs` of node:util takes them. */
export function optionsOf({ usage }: Command): Record<string, { type: "string" | "boolean" }> {
  return Object.fromEntries(
    usage.map(readUsage).flatMap(({ option, type }) => (option ? [[option, { type }]] : [])),
  );
}

/**
 * Does what was typed after the name of a command.
 * @throws DeskError when it is not understood
 */
export async function perform(command: Command, asked: CommandLine, desk: Desk): Promise<void> {
  const lines = command.usage.map(readUsage);
  const hasActions = lines.some(({ action }) => action !== "");
  const standard = lines.find(({ isStandard }) => isStandard)?.action;
  const [name = standard, ...words] = hasActions ? asked.words : ["", ...asked.words];
  const own = lines.filter(({ action }) => action === name);
  const run = own.find((line) => line.run)?.run;
  const fits = own.some(({ least, most }) => words.length >= least && words.length <= most);
  if (!run || !fits) {
    throw new DeskError(`"${[command.name, ...asked.words].join(" ")}" is not understood.`, 2);
  }
  await run({ ...asked, words }, desk);
}
