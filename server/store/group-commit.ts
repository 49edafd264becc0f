import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Tables } from "./store.ts";

interface PendingChange {
  run(tables: Tables): Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/** Maximum batch size, which bounds the latency of one commit. */
const maxBatchSize = 64;
/** Pause between two tries to begin, in milliseconds. */
const pause = 40;

/**
 * Runs concurrent work in one transaction, so that it shares one flush to disk, the slowest part by far. Each
 * piece has its own savepoint, so a failure undoes that piece only. Work resolves after the commit.
 * @param patience how long to wait for another process that is writing, in milliseconds. We wait and not
 *   SQLite, which would let this whole process stand still.
 */
export function groupCommits(tables: Tables, patience: number) {
  const queue: PendingChange[] = [];
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    // Collects the work of this turn of the event loop.
    await new Promise(setImmediate);
    /** Since when another process is writing. By the clock: on a busy machine each try takes longer than its pause. */
    let busySince: number | undefined;
    while (queue.length > 0) {
      let batch: PendingChange[] = [];
      try {
        const committed = await tables.connection().execute(async (connection) => {
          // "immediate" takes the write lock at once. An upgrade after a read could fail without waiting.
          await sql`BEGIN IMMEDIATE`.execute(connection);
          batch = queue.splice(0, maxBatchSize);
          return commitBatch(connection, batch);
        });
        for (const waiting of committed) waiting.resolve();
        busySince = undefined;
      } catch (error) {
        const hasBegun = batch.length > 0;
        if (!hasBegun && isBusy(error)) {
          busySince ??= performance.now();
          if (performance.now() - busySince < patience) {
            await setTimeout(pause);
            continue;
          }
        }
        // What came while we waited would wait in vain as well.
        for (const waiting of hasBegun ? batch : queue.splice(0)) waiting.reject(error);
        busySince = undefined;
      }
    }
    running = undefined;
  }

  return {
    /** @see Store.change */
    change<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      let result: Result;
      queue.push({
        async run(inside) {
          result = await work(inside);
        },
        resolve: () => resolve(result),
        reject,
      });
      running ??= drain();
      return promise;
    },
    /** Resolves when all pending work is committed or failed. */
    async idle(): Promise<void> {
      while (running) await running;
    },
  };
}

/** Ends a transaction that has begun. @returns the committed work; failed pieces are rejected already */
async function commitBatch(tables: Tables, batch: readonly PendingChange[]) {
  try {
    const committed: PendingChange[] = [];
    const refused: [PendingChange, unknown][] = [];
    for (const waiting of batch) {
      await sql`SAVEPOINT work`.execute(tables);
      try {
        await waiting.run(tables);
        committed.push(waiting);
      } catch (error) {
        await sql`ROLLBACK TO work`.execute(tables);
        refused.push([waiting, error]);
      }
      await sql`RELEASE work`.execute(tables);
    }
    await sql`COMMIT`.execute(tables);
    for (const [waiting, error] of refused) waiting.reject(error);
    return committed;
  } catch (error) {
    // After a full disk SQLite has already rolled back, and this fails harmlessly.
    await sql`ROLLBACK`.execute(tables).catch(() => undefined);
    throw error;
  }
}

/** Whether another process holds the store. The higher bits of SQLite's codes say why. */
export const isBusy = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
