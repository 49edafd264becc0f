/** A change that can be taken back: the text before and after it. */
interface Step {
  before: string;
  after: string;
  /** Of what is typed into one field without a pause elsewhere: it is one step. */
  key: string | undefined;
}

/** What this window has changed in a file, to be taken back one step after the other. */
export class UndoSteps {
  readonly #steps: Step[] = [];

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  add({ before, after, key }: Step): void {
    if (before === after) return;
    const last = this.#steps.at(-1);
    if (last && key !== undefined && last.key === key && last.after === before) last.after = after;
    else this.#steps.push({ before, after, key });
    // What was taken back in its own field is no step.
    if (this.#steps.at(-1)?.before === after) this.#steps.pop();
  }

  /** The last step, which is none from now on. */
  take(): Step | undefined {
    return this.#steps.pop();
  }
}
