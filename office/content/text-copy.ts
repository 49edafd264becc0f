import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A text, and what tells it from others: size and time of a file, or a hash of a draft. */
type Source = { stamp: string; text: string };

export class TextCopy extends Map<string, Source> {
  readonly folder: string;

  /** @param folder is emptied */
  constructor(folder: string) {
    super();
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  override set(file: string, source: Source): this {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source.text);
    return super.set(file, source);
  }

  override delete(file: string): boolean {
    rmSync(join(this.folder, file), { force: true });
    return super.delete(file);
  }

  /** Writes a file as it is elsewhere, or removes it where that has none. */
  take(file: string, source: Source | undefined): void {
    if (source) this.set(file, source);
    else this.delete(file);
  }
}
