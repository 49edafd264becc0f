import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A draft, and the text on disk when it was started; no base for a file that did not exist. */
export interface Draft {
  text: string;
  base: string | undefined;
}

const stored = z.object({ file: z.string(), text: z.string(), base: z.string().optional() });

/** Drafts on disk, one file for each, so that they survive the end of the editor and a power cut. */
export class DraftFolder {
  readonly #folder: string;

  /** @param folder need not exist yet */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns all drafts; a file that cannot be read is skipped and stays on disk. */
  all(): [file: string, draft: Draft][] {
    if (!existsSync(this.#folder)) return [];
    const names = readdirSync(this.#folder).filter((name) => name.endsWith(".json"));
    return names.flatMap((name): [string, Draft][] => {
      const found = readStored(join(this.#folder, name));
      return found ? [[found.file, { text: found.text, base: found.base }]] : [];
    });
  }

  /** Writes a draft atomically and flushes it to the disk. */
  write(file: string, draft: Draft): void {
    mkdirSync(this.#folder, { recursive: true });
    const beside = `${this.#path(file)}.new`;
    writeFileSync(beside, JSON.stringify({ file, ...draft }), { flush: true });
    renameSync(beside, this.#path(file));
  }

  remove(file: string): void {
    rmSync(this.#path(file), { force: true });
  }

  #path(file: string): string {
    return join(this.#folder, `${encodeURIComponent(file)}.json`);
  }
}

function readStored(path: string): z.output<typeof stored> | undefined {
  try {
    return stored.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}
