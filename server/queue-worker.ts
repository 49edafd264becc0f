import { setTimeout } from "node:timers/promises";
import type { Clock } from "./clock.ts";

/** Work in the store that is due at some moment and that several processes may share. */
interface WorkQueue {
  /** Done before each claim. While it rejects, nothing is claimed. */
  prepare?(): Promise<void>;
  /** Claims and does what has been due longest. @returns false when nothing is due */
  runOne(): Promise<boolean>;
  /** When the next entry is due; undefined when none waits. */
  nextDue(): Promise<number | undefined>;
  /** Called when work failed; the worker continues after `retryAfter`. */
  onError(error: unknown): void;
  clock: Clock;
  /** Maximum sleep in milliseconds; another process may have added work. */
  pollInterval: number;
  /** In milliseconds. */
  retryAfter: number;
  /** Whether something is done and not recorded yet: tried again soon, and before a stop. */
  hasUnfinished?(): boolean;
  /** In milliseconds; default: `retryAfter`. */
  retryUnfinishedAfter?: number;
  /** Entries at once; default: one. */
  concurrency?: number;
}

/** After what is due by our clock alone, and claimed by another whose clock is right; in milliseconds. */
const takenPause = 100;

/** Before a stop, for what is done and not recorded. */
const maxFinishingTries = 20;

export type QueueWorker = ReturnType<typeof createQueueWorker>;

/** Works through a queue, several entries at once, until it is stopped. Sleeps while nothing is due. */
export function createQueueWorker(queue: WorkQueue) {
  const { clock, pollInterval, retryAfter, concurrency = 1 } = queue;
  const { retryUnfinishedAfter = retryAfter } = queue;
  /** Resolved, and replaced, to wake sleeping workers. */
  let bell = new AbortController();
  let stopping = false;
  let running: Promise<unknown> | undefined;

  async function work(): Promise<void> {
    while (!stopping) {
      // Taken before the store is asked, so that a call in between shortens the sleep too.
      const { signal } = bell;
      try {
        await queue.prepare?.();
        if (await queue.runOne()) continue;
        const due = (await queue.nextDue()) ?? Number.POSITIVE_INFINITY;
        const wait = due - clock();
        await sleep(wait > 0 ? Math.min(wait, pollInterval) : takenPause, signal);
      } catch (error) {
        queue.onError(error);
        const pause = queue.hasUnfinished?.() ? retryUnfinishedAfter : retryAfter;
        if (!stopping) await sleep(pause, bell.signal);
      }
    }
  }

  /** Records what is done; a store that stays away keeps the process no longer than some seconds. */
  async function finish(): Promise<void> {
    await running;
    for (let tries = 0; queue.hasUnfinished?.() && tries < maxFinishingTries; tries += 1) {
      try {
        await queue.prepare?.();
      } catch (error) {
        queue.onError(error);
        await setTimeout(retryUnfinishedAfter);
      }
    }
  }

  function wake(): void {
    // With our own reason: creating the default one is expensive.
    bell.abort("called");
    bell = new AbortController();
  }

  return {
    start(): void {
      running ??= Promise.all(Array.from({ length: concurrency }, work));
    },
    wake,
    /** Finishes current work, its records included, and claims no more. */
    async stop(): Promise<void> {
      stopping = true;
      wake();
      await finish();
    },
  };
}

/** Sleeps until it is called. */
async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
