import type { MailServer } from "../../tests/support/mail-server.ts";
import type { ServedCopy } from "./served-copy.ts";

/** Dependencies of the steps of a first day. */
export interface FirstDay {
  /** The scratch copy of the project. */
  folder: string;
  /** Folder of the backups; in production it should be on another disk. */
  backupFolder: string;
  /** A real mail server; everything that the site sends arrives here. */
  mail: MailServer;
  /** The site, once it is served. */
  site: ServedCopy;
  /** Runs one of the project's commands in the copy, e.g. `desk messages`. @returns its output */
  command(name: string, ...typed: string[]): Promise<string>;
  /** Values that one step passes to another. */
  notes: Notes;
}

type Note = "news item" | "link to leave" | "receipt" | "backup";

/** Values that a step found and a later one looks for again. */
export class Notes {
  readonly #values = new Map<Note, string>();

  write(name: Note, value: string): void {
    this.#values.set(name, value);
  }

  /** @throws Error when the note is missing */
  read(name: Note): string {
    const value = this.#values.get(name);
    if (value === undefined) throw new Error(`No ${name} was noted.`);
    return value;
  }
}

/** Participants. All addresses are of a reserved domain. */
export const people = {
  office: "office@example.org",
  sender: "sender@example.org",
  reader: "reader@example.org",
  donor: "donor@example.org",
} as const;

/** @throws Error with the sentence unless the condition holds */
export function check(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}
