/** How long after the last key a person counts as being in a text, in milliseconds. */
const staysFor = 2 * 60_000;

/** Who is writing in which text. Held in memory: after a restart the next key says it again. */
export class Presence {
  /** By file, the windows in which one typed. */
  readonly #windows = new Map<string, Map<string, { name: string; at: number }>>();
  readonly #clock: () => number;

  /** @param clock in milliseconds since 1970 */
  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  /** Notes a key in a window. @param name of the sign-in */
  note(file: string, window: string, name: string): void {
    const windows = this.#windows.get(file) ?? new Map();
    windows.set(window, { name, at: this.#clock() });
    this.#windows.set(file, windows);
  }

  /** Names of those who typed in other windows within two minutes, each once. */
  others(file: string, window: string): string[] {
    const windows = this.#windows.get(file) ?? new Map<string, { name: string; at: number }>();
    for (const [one, { at }] of windows) {
      if (this.#clock() - at > staysFor) windows.delete(one);
    }
    if (windows.size === 0) this.#windows.delete(file);
    const names = [...windows].flatMap(([one, { name }]) => (one === window ? [] : [name]));
    return [...new Set(names)].sort();
  }
}
