/** One step of the first day. */
export interface Step<Day> {
  /** E.g. `Receive a message`. */
  title: string;
  /**
   * Runs the step.
   * @returns the result, in half a sentence
   * @throws Error that names what failed
   */
  run(day: Day): Promise<string>;
}

/**
 * Runs steps in order, each of which needs those before, and stops at the first that fails.
 * @param print gets a line when a step has ended, and one for each step that was not reached
 * @returns the number of completed steps
 */
export async function runSteps<Day>(
  steps: readonly Step<Day>[],
  day: Day,
  print: (line: string) => void,
): Promise<number> {
  for (const [done, { title, run }] of steps.entries()) {
    const started = performance.now();
    const line = (mark: string, words: string) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      print(`${mark.padEnd(8)}${seconds.padStart(6)} s  ${title}: ${words}`);
    };
    try {
      line("ok", await run(day));
    } catch (error) {
      line("FAILED", error instanceof Error ? error.message : String(error));
      for (const left of steps.slice(done + 1)) print(`${"left out".padEnd(18)}${left.title}`);
      return done;
    }
  }
  return steps.length;
}
