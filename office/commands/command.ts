import { type CommandUnknownOpts, InvalidArgumentError } from "@commander-js/extra-typings";
import type { Environment } from "#server/environment.ts";
import type { Services } from "#server/services.ts";
import type { Store } from "#server/store/store.ts";

export type AddCommand = (program: CommandUnknownOpts, office: Office) => void;

export interface Office {
  /** Of the project, where texts are written. */
  root: string;
  store: Store;
  settings: Environment;
  /** The site's services, created at the first access. */
  services: Services;
  wantsJson: boolean;
  print(text: string): void;
  /** Prints progress, which is not part of the output. */
  printProgress(text: string): void;
  /** Asks a yes-or-no question; resolves to false without a terminal. */
  ask(question: string): Promise<boolean>;
  /** Aborted by Ctrl+C. */
  signal: AbortSignal;
  /** Characters on a line. */
  width: number;
}

/** Returns what parses the number of an option: a whole one, where the least one is. */
export const numberBetween =
  (least: number, most: number, name = "It") =>
  (typed: string): number => {
    // `Number` alone takes "", "0x10" and "1e3" as well.
    const number = /^\d{1,9}(?:\.\d{1,9})?$/.test(typed) ? Number(typed) : Number.NaN;
    const isWhole = Number.isInteger(least);
    if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number;
    const kind = isWhole ? "whole number" : "number";
    throw new InvalidArgumentError(`${name} must be a ${kind} from ${least} to ${most}.`);
  };

/** A failure that staff can put right. */
export class OfficeError extends Error {
  override name = "OfficeError";
  readonly pageMessage: string;

  /** @param pageMessage shown by the page in place of the message, since its reader sees no ids */
  constructor(message: string, pageMessage = message) {
    super(message);
    this.pageMessage = pageMessage;
  }
}
