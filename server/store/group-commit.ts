import { sql } from "kysely";
import type { Tables } from "./store.ts";

interface PendingChange {
  run(tables: Tables): Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/** More work than this waits for the next transaction, so that nobody waits for long. */
const maxBatchSize = 64;

/**
 * Runs pieces of work that arrive at the same time in one transaction, so that they share one flush to
 * the disk (the slowest part by far). Each stands on its own savepoint: one that fails undoes only
 * itself. Nobody hears of success before the commit that holds his work.
 * @param tables SQLite's tables on their only connection
 */
export function groupCommits(tables: Tables) {
  const queue: PendingChange[] = [];
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    // Lets everything that the same turn of the event loop brings arrive first.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = queue.splice(0, maxBatchSize);
      try {
        const kept = await tables.connection().execute((one) => commitBatch(one, batch));
        for (const waiting of kept) waiting.resolve();
      } catch (error) {
        for (const waiting of batch) waiting.reject(error);
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
    /** Settles when everything that was handed in is kept or refused. */
    async idle(): Promise<void> {
      while (running) await running;
    },
  };
}

/** @returns the work that is now on the disk; work that failed by itself has been told already. */
async function commitBatch(
  tables: Tables,
  batch: readonly PendingChange[],
): Promise<PendingChange[]> {
  // "immediate" takes the write lock at once. A lock taken later, after a read, can fail without waiting.
  await sql`BEGIN IMMEDIATE`.execute(tables);
  try {
    const kept: PendingChange[] = [];
    const refused: [PendingChange, unknown][] = [];
    for (const waiting of batch) {
      await sql`SAVEPOINT work`.execute(tables);
      try {
        await waiting.run(tables);
        kept.push(waiting);
      } catch (error) {
        await sql`ROLLBACK TO work`.execute(tables);
        refused.push([waiting, error]);
      }
      await sql`RELEASE work`.execute(tables);
    }
    await sql`COMMIT`.execute(tables);
    for (const [waiting, error] of refused) waiting.reject(error);
    return kept;
  } catch (error) {
    // After a full disk SQLite has already rolled back by itself, and this fails; that is fine.
    await sql`ROLLBACK`.execute(tables).catch(() => undefined);
    throw error;
  }
}
