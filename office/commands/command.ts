import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import type { SubjectOffice } from "../subjects/subject.ts";

export type AddCommand = (program: CommandUnknownOpts, office: Office) => void;

/** What commands work with. */
export interface Office extends SubjectOffice {
  wantsJson: boolean;
  print(text: string): void;
  /** Prints progress, which is not part of the output. */
  printProgress(text: string): void;
  /** Asks a yes-or-no question; resolves to false without a terminal. */
  ask(question: string): Promise<boolean>;
}
