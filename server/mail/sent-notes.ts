import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#server/store/make-folder.ts";

/** Remembers e-mails that the mail server took while the store could not record it, by their ids. */
export interface SentNotes {
  add(id: string): void;
  list(): string[];
  remove(id: string): void;
}

/**
 * Keeps one empty file for each such e-mail, so that the next process on this machine, and the office and the site beside
 * each other, know of them as well. What cannot be written here is still in the memory of this process.
 */
export function openSentNotes(folder: string): SentNotes {
  const fileOf = (id: string) => join(folder, id);
  return {
    add(id) {
      try {
        makeFolder(folder);
        writeFileSync(fileOf(id), "", { mode: 0o600, flush: true });
      } catch {
        // The disk is full, or gone with the store.
      }
    },
    list() {
      try {
        return readdirSync(folder);
      } catch {
        return [];
      }
    },
    remove(id) {
      rmSync(fileOf(id), { force: true });
    },
  };
}
