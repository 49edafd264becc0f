import type { SentChange } from "./editor-api.ts";

/**
 * Changes of one file that are not confirmed yet, oldest first. They outlast a page that is left or loaded again, as
 * after another sign-in, in the storage of this window.
 */
export class UnsentChanges {
  readonly #key: string;
  #changes: SentChange[];

  constructor(file: string) {
    this.#key = keyOf(file);
    this.#changes = parse(sessionStorage.getItem(this.#key));
  }

  get first(): SentChange | undefined {
    return this.#changes[0];
  }

  get all(): readonly SentChange[] {
    return this.#changes;
  }

  add(change: SentChange): void {
    this.#changes.push(change);
    this.#store();
  }

  /** Puts a change in the place of the last one, which it holds too. */
  replaceLast(change: SentChange): void {
    this.#changes.splice(-1, 1, change);
    this.#store();
  }

  /** The office has it, or refused it. */
  confirm(id: string): void {
    this.#changes = this.#changes.filter((change) => change.id !== id);
    this.#store();
  }

  /** Leaves the changes to the window of another file, which was this one under its old name. */
  handOver(file: string): void {
    const changes = this.#changes.map((change) => ({ ...change, file }));
    this.#changes = [];
    this.#store();
    if (changes.length > 0) sessionStorage.setItem(keyOf(file), JSON.stringify(changes));
  }

  #store(): void {
    if (this.#changes.length === 0) sessionStorage.removeItem(this.#key);
    else sessionStorage.setItem(this.#key, JSON.stringify(this.#changes));
  }
}

const keyOf = (file: string) => `otc-office-unsent ${file}`;

function parse(stored: string | null): SentChange[] {
  try {
    return JSON.parse(stored ?? "[]") as SentChange[];
  } catch {
    return [];
  }
}
