import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const stored = z.object({
  file: z.string(),
  text: z.string(),
  /** The text on disk when it was started; none for a file that did not exist. */
  base: z.string().optional(),
});

type Draft = Omit<z.output<typeof stored>, "file">;

/** Drafts by file. Each is on disk in a file of its own, so that it survives the end of the editor and a power cut. */
export class Drafts extends Map<string, Draft> {
  readonly #folder: string;

  /** A file that cannot be read is skipped and stays on disk, and so is one with another name. */
  constructor(folder: string, isKnown: (file: string) => boolean) {
    super();
    this.#folder = folder;
    for (const name of globSync("*.json", { cwd: folder })) {
      const found = readStored(join(folder, name));
      if (found && isKnown(found.file)) super.set(found.file, found);
    }
  }

  /** Writes a draft atomically and flushes it to the disk. */
  override set(file: string, draft: Draft): this {
    mkdirSync(this.#folder, { recursive: true });
    const beside = `${this.#path(file)}.new`;
    writeFileSync(beside, JSON.stringify({ file, ...draft }), { flush: true });
    renameSync(beside, this.#path(file));
    return super.set(file, draft);
  }

  override delete(file: string): boolean {
    if (this.has(file)) rmSync(this.#path(file), { force: true });
    return super.delete(file);
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
