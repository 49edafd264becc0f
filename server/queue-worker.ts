import type { Clock } from "./clock.ts";

/** Work that lies in the store until it is due, and that several processes may share. */
export interface WorkQueue {
  /** Takes what is due longest and does it. @returns false when nothing is due */
  runOne(): Promise<boolean>;
  /** When the next is due; undefined when nothing waits. */
  nextDue(): Promise<number | undefined>;
  /** Told of work that failed; the worker goes on after `retryAfter`. */
  onError(error: unknown): void;
  clock: Clock;
  /** How long to sleep at most, in milliseconds; another process may have put something there. */
  lookAgain: number;
  /** Milliseconds. */
  retryAfter: number;
  /** How many are done at once; one by one when left out. */
  concurrency?: number;
}

/** Does the work of a queue from `start` to `stop`. */
export interface QueueWorker {
  start(): void;
  /** Looks at once instead of at the next turn. */
  wake(): void;
  /** Lets what is under way come to its end and takes nothing more. */
  stop(): Promise<void>;
}

export function createQueueWorker(queue: WorkQueue): QueueWorker {
  const { clock, lookAgain, retryAfter, concurrency = 1 } = queue;
  /** Ways to wake those that sleep. */
  const sleepers = new Set<() => void>();
  let stopping = false;
  let wakings = 0;
  let running: Promise<unknown> | undefined;

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const awake = () => {
        clearTimeout(timer);
        sleepers.delete(awake);
        resolve();
      };
      const timer = setTimeout(awake, milliseconds);
      sleepers.add(awake);
    });
  }

  async function work(): Promise<void> {
    while (!stopping) {
      const seen = wakings;
      try {
        if (await queue.runOne()) continue;
        const due = (await queue.nextDue()) ?? Number.POSITIVE_INFINITY;
        // Somebody may have called while we asked the store.
        if (wakings !== seen || stopping) continue;
        await sleep(Math.max(0, Math.min(due - clock(), lookAgain)));
      } catch (error) {
        queue.onError(error);
        if (!stopping) await sleep(retryAfter);
      }
    }
  }

  function wake(): void {
    wakings += 1;
    for (const awake of sleepers) awake();
  }

  return {
    start() {
      running ??= Promise.all(Array.from({ length: concurrency }, work));
    },
    wake,
    async stop() {
      stopping = true;
      wake();
      await running;
    },
  };
}
