import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** State of each e-mail of a site, oldest first; one that is `sent` is never tried again. */
export function outboxStates(dataFolder: string): string[] {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  const rows = database.prepare("select state from outbox order by created_at, id").all();
  return rows.map(({ state }) => String(state));
}

/** Makes every waiting e-mail due, postponed ones included. */
export function makeEmailsDue(dataFolder: string): void {
  makeDue(dataFolder, "state = 'waiting'");
}

/**
 * Expires the claims of a dead process on e-mails, so that they are free again.
 * @returns their number
 */
export function releaseClaimedEmails(dataFolder: string): number {
  return makeDue(dataFolder, "state = 'waiting' and attempts > 0");
}

function makeDue(dataFolder: string, condition: string): number {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"));
  database.exec("pragma busy_timeout = 5000");
  return Number(database.prepare(`update outbox set due_at = 0 where ${condition}`).run().changes);
}
