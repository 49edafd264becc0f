export type Repeating = ReturnType<typeof repeat>;

/**
 * Runs work now and then at an interval, never twice at once.
 * @param interval milliseconds between two starts
 * @param work must not reject
 */
export function repeat(interval: number, work: () => Promise<void>) {
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, interval);
  timer.unref();
  return {
    /** Finishes the current run and starts no other. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
