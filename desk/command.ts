import type { Environment } from "#server/environment.ts";
import type { Services } from "#server/services.ts";
import type { Store } from "#server/store/store.ts";

/** Something that a command does. */
export interface Action {
  /** How many words belong to it; none when left out. */
  words?: readonly [least: number, most: number];
  /** @throws DeskError with a sentence for the person at the desk */
  run(asked: CommandLine, desk: Desk): Promise<void>;
}

/** Several actions by the word that asks for each, and the one that nothing asks for. */
export interface Actions {
  actions: Readonly<Record<string, Action>>;
  standard?: string;
}

/** One word after `npm run desk --`, with everything that it can do. Each lies in a file of `commands/`. */
export type Command = CommandDescription & (Action | Actions);

interface CommandDescription {
  name: string;
  /** What it is for, in a few words. */
  summary: string;
  /** Everything one can type after it, one line each, with what it does. */
  usage: readonly (readonly [typed: string, does: string])[];
  /** Options besides `--help` and `--json`, as `parseArgs` of node:util takes them. */
  options: Readonly<Record<string, { type: "string" | "boolean" }>>;
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

/**
 * Does what was typed after the name of a command.
 * @throws DeskError when it is not understood
 */
export async function perform(command: Command, asked: CommandLine, desk: Desk): Promise<void> {
  const { action, words } = findAction(command, asked.words);
  const [least, most] = action?.words ?? [0, 0];
  if (!action || words.length < least || words.length > most) {
    throw new DeskError(`"${[command.name, ...asked.words].join(" ")}" is not understood.`, 2);
  }
  await action.run({ ...asked, words }, desk);
}

function findAction(command: Command, typed: readonly string[]) {
  if ("run" in command) return { action: command, words: typed };
  const [name = command.standard ?? "", ...words] = typed;
  const { actions } = command;
  return { action: Object.hasOwn(actions, name) ? actions[name] : undefined, words };
}
