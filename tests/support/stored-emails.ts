import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What became of each e-mail of a site, oldest first: what is `sent` is never tried again. */
export function outboxStates(dataFolder: string): string[] {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  const rows = database.prepare("select state from outbox order by created_at, id").all();
  return rows.map(({ state }) => String(state));
}

/** Lets time pass for every e-mail that waits: those that a dead process had claimed become free, too. */
export function makeEmailsDue(dataFolder: string): number {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"));
  database.exec("pragma busy_timeout = 5000");
  const held =
    "update outbox set due_at = 0 where state = 'waiting' and (attempts > 0 or due_at > created_at)";
  return Number(database.prepare(held).run().changes);
}
