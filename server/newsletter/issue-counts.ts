import { type RawBuilder, sql } from "kysely";
import type { Tables } from "#server/store/store.ts";

/**
 * Adds e-mails to the counts of their issues before their notes are deleted, so that a list of old issues goes on saying
 * how many were sent. Run it inside a change.
 * @param isDeleted selects them from the outbox
 */
export async function keepIssueCounts(tables: Tables, isDeleted: RawBuilder<unknown>) {
  const { rows } = await sql<{ batch: string; sent: number; dropped: number; dead: number }>`
    SELECT batch, sum(CASE WHEN state = 'sent' THEN 1 ELSE 0 END) AS sent,
      sum(CASE WHEN state = 'dropped' THEN 1 ELSE 0 END) AS dropped,
      sum(CASE WHEN state = 'dead' THEN 1 ELSE 0 END) AS dead
    FROM outbox WHERE batch IS NOT NULL AND ${isDeleted} GROUP BY batch`.execute(tables);
  for (const { batch, sent, dropped, dead } of rows) {
    await tables
      .updateTable("newsletter_issues")
      .set(({ eb }) => ({
        past_sent: eb("past_sent", "+", Number(sent)),
        past_dropped: eb("past_dropped", "+", Number(dropped)),
        past_dead: eb("past_dead", "+", Number(dead)),
      }))
      .where("id", "=", batch)
      .execute();
  }
}
