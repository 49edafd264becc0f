/** How long after the last key a person counts as being in a text, in milliseconds. */
const staysFor = 2 * 60_000;

/** Who is writing in which text. Held in memory: after a restart the next key says it again. */
export class Presence {
  /** By file, when each person typed last. */
  readonly #people = new Map<string, Map<string, number>>();
  readonly #clock: () => number;

  /** @param clock in milliseconds since 1970 */
  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  /** Notes a key. @param name of the sign-in */
  note(file: string, name: string): void {
    const people = this.#people.get(file) ?? new Map<string, number>();
    people.set(name, this.#clock());
    this.#people.set(file, people);
  }

  /** Names of the others who typed within two minutes. @param reader name of the sign-in that asks */
  others(file: string, reader: string): string[] {
    const people = this.#people.get(file) ?? new Map<string, number>();
    for (const [name, at] of people) {
      if (this.#clock() - at > staysFor) people.delete(name);
    }
    if (people.size === 0) this.#people.delete(file);
    return [...people.keys()].filter((name) => name !== reader).sort();
  }
}
