export interface Repeating {
  /** Finishes the current run and starts no other. */
  stop(): Promise<void>;
}

/**
 * Never twice at once.
 * @param interval milliseconds between two starts
 * @param work must not reject
 */
export function repeat(interval: number, work: () => Promise<void>): Repeating {
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, interval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
