import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Store } from "#server/store/store.ts";
import type { RateLimit, RateLimiter } from "./rate-limiter.ts";

/** Every so many calls, full buckets are deleted. */
const cleaningPace = 500;

/**
 * A token bucket for each sender, shared by all servers in PostgreSQL. One statement reads and takes, so that
 * two servers cannot both hand out the last token.
 * @param name separates the buckets of several limiters
 * @throws when the database cannot be reached; forms need it anyway
 */
export function createSharedRateLimiter(
  name: string,
  { burst, perMinute }: RateLimit,
  { store, clock, secret }: { store: Store; clock: Clock; secret: Buffer },
): RateLimiter {
  const refill = perMinute / 60_000;
  const timeToFill = burst / refill;
  const full = Math.round(burst * 1000);
  let calls = 0;

  const hashOf = (who: string) =>
    createHmac("sha256", secret).update(`limit ${name} ${who}`).digest("base64url").slice(0, 22);

  async function clean(now: number): Promise<void> {
    calls += 1;
    if (calls % cleaningPace !== 0) return;
    await store.tables
      .deleteFrom("rate_limits")
      .where("at", "<", now - timeToFill)
      .execute();
  }

  return {
    async take(who) {
      const now = clock();
      const bucket = hashOf(who);
      const filled = sql`least(${full}::bigint, r.thousandths + floor(greatest(0, ${now}::bigint - r.at) * ${refill * 1000}::float8)::bigint)`;
      const { rows } = await sql`
        insert into rate_limits as r (bucket_hash, thousandths, at)
        values (${bucket}, ${full - 1000}::bigint, ${now}::bigint)
        on conflict (bucket_hash) do update set thousandths = ${filled} - 1000, at = ${now}::bigint
        where ${filled} >= 1000
        returning thousandths
      `.execute(store.tables);
      await clean(now);
      if (rows.length > 0) return 0;
      const { rows: left } = await sql<{ thousandths: number }>`
        select ${filled} as thousandths from rate_limits r where bucket_hash = ${bucket}
      `.execute(store.tables);
      return Math.max(1, Math.ceil((1 - (left[0]?.thousandths ?? 0) / 1000) / refill));
    },
    async refund(who, share) {
      await sql`
        update rate_limits set thousandths = least(${full}::bigint, thousandths + ${Math.round(share * 1000)}::bigint)
        where bucket_hash = ${hashOf(who)}
      `.execute(store.tables);
    },
  };
}
