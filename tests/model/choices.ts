/**
 * The choices of one history, as one seed for each step: a history that leaves a step out keeps the choices of all others.
 */
export class Choices {
  readonly #steps: readonly number[];
  #next = 0;
  #state: number | undefined;

  constructor(steps: readonly number[]) {
    this.#steps = steps;
  }

  /** Goes on to the next step. @returns false after the last one */
  nextStep(): boolean {
    this.#state = this.#steps[this.#next];
    this.#next += 1;
    return this.#state !== undefined;
  }

  /** A whole number from 0 to below the limit; always 0 outside a step. */
  below(limit: number): number {
    if (this.#state === undefined) return 0;
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    return mix(this.#state) % limit;
  }

  /** One of a list that is not empty. */
  of<One>(list: readonly One[]): One {
    return list[this.below(list.length)] as One;
  }

  /** The steps so far. */
  get taken(): readonly number[] {
    return this.#steps.slice(0, this.#next);
  }
}

/** The steps that belong to a seed, always the same. */
export const stepsOf = (seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => mix(seed * 1_000_003 + at * 7919));

/** Spreads the bits of a number (mulberry32). */
function mix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
