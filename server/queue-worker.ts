import { setTimeout } from "node:timers/promises";
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
  pollInterval: number;
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

/** Works through a queue, on as many entries at once as it may, until it is stopped. While nothing is due it sleeps. */
export function createQueueWorker(queue: WorkQueue): QueueWorker {
  const { clock, pollInterval, retryAfter, concurrency = 1 } = queue;
  /** Rung, and replaced, to wake those that sleep. */
  let bell = new AbortController();
  let stopping = false;
  let running: Promise<unknown> | undefined;

  async function work(): Promise<void> {
    while (!stopping) {
      // Taken before we look: a call that comes while we ask the store cuts the sleep short as well.
      const { signal } = bell;
      try {
        if (await queue.runOne()) continue;
        const due = (await queue.nextDue()) ?? Number.POSITIVE_INFINITY;
        await sleep(Math.max(0, Math.min(due - clock(), pollInterval)), signal);
      } catch (error) {
        queue.onError(error);
        if (!stopping) await sleep(retryAfter, bell.signal);
      }
    }
  }

  function wake(): void {
    // With a reason of our own, since to make the usual one costs five times the rest.
    bell.abort("called");
    bell = new AbortController();
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

/** Sleeps until somebody calls. */
async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
