import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import type { Environment } from "#server/environment.ts";
import type { Services } from "#server/services.ts";
import type { Store } from "#server/store/store.ts";

/** Adds one word after `npm run desk --`, with everything that it can do. Each lies in a file of `commands/`. */
export type AddCommand = (program: CommandUnknownOpts, desk: Desk) => void;

/** What a command works with. */
export interface Desk {
  store: Store;
  settings: Environment;
  /** The same as the site's, built when a command first asks for them. */
  services: Services;
  /** Whether a program reads the answer. */
  wantsJson: boolean;
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

/** A failure that staff can put right. */
export class DeskError extends Error {
  override name = "DeskError";
  readonly pageMessage: string;

  /** @param pageMessage shown by the page in place of the message, since its reader sees no ids */
  constructor(message: string, pageMessage = message) {
    super(message);
    this.pageMessage = pageMessage;
  }
}
