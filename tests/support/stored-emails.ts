import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What became of each e-mail of a site, oldest first: what is `sent` is never tried again. */
export function outboxStates(dataFolder: string): string[] {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  const rows = database.prepare("select state from outbox order by created_at, id").all();
  return rows.map(({ state }) => String(state));
}
