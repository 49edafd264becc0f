/** Work that is done again and again. */
export interface Repeating {
  /** Lets what is under way come to its end and begins nothing more. */
  stop(): Promise<void>;
}

/**
 * Does a piece of work now and then again and again, never twice at once.
 * @param interval milliseconds from one beginning to the next
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
