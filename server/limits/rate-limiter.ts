import type { Clock } from "#server/clock.ts";

export interface RateLimit {
  burst: number;
  perMinute: number;
}

export interface RateLimiter {
  /** @returns 0 when allowed, else milliseconds to wait */
  take(who: string): number | Promise<number>;
  /** Returns a share of one token, for requests that turned out to be cheap. */
  refund(who: string, share: number): void | Promise<void>;
}

/**
 * How many new questions a network may ask, by the limit of its forms. A class or a village shares one address: by
 * default 300 at once and two a second. One takes 60 ms at most, so a network uses an eighth of a core.
 */
export function questionLimit({ burst, perMinute }: RateLimit): RateLimit {
  return { burst: 15 * burst, perMinute: 12 * perMinute };
}

/** Counts in memory only. */
export type LocalRateLimiter = ReturnType<typeof createRateLimiter>;

/** More are forgotten, the longest unused first. */
const maxBuckets = 10_000;

export function createRateLimiter({ burst, perMinute }: RateLimit, clock: Clock) {
  const refill = perMinute / 60_000;
  /** Milliseconds in which whatever was taken has come back, and nothing is left to remember. */
  const fullAfter = burst / refill;
  /** In order of insertion: the first entry is the longest unused. */
  const buckets = new Map<string, { tokens: number; at: number }>();

  return {
    /** How many senders are remembered. */
    count: () => buckets.size,
    take(who: string): number {
      const now = clock();
      const bucket = buckets.get(who) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, bucket.tokens + Math.max(0, now - bucket.at) * refill);
      const isAllowed = tokens >= 1;
      buckets.delete(who);
      buckets.set(who, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
      for (const [name, { at }] of buckets) {
        if (buckets.size <= maxBuckets && now - at < fullAfter) break;
        buckets.delete(name);
      }
      return isAllowed ? 0 : Math.ceil((1 - tokens) / refill);
    },
    refund(who: string, share: number): void {
      const bucket = buckets.get(who);
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + share);
    },
  } satisfies RateLimiter & { count(): number };
}
