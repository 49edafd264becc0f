/** Maximum time to wait, and the message after it. */
export interface Limit {
  /** 30 when left out. */
  seconds?: number;
  /** The actual state, for the message. */
  report?: () => string;
}

/**
 * Waits until a condition holds, checking at growing intervals. All waiting for time is here, so that a test waits
 * no longer than necessary.
 * @throws when the limit has passed, and any error of the condition
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  { seconds = 30, report }: Limit = {},
): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  for (let pause = 1; !(await holds()); pause = Math.min(2 * pause, 50)) {
    if (performance.now() > deadline) {
      throw new Error(`Waited in vain until ${holds}${report ? `:\n${report()}` : ""}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
