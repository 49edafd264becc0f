import type { Clock } from "#server/clock.ts";

export interface RateLimit {
  /** How many may come at once. */
  burst: number;
  /** How many more after that. */
  perMinute: number;
}

export interface RateLimiter {
  /** @returns 0 when it may go on, else how many milliseconds to wait */
  take(who: string): number | Promise<number>;
  /** Gives a part of what was taken back, for what turned out to cost little. */
  refund(who: string, share: number): void | Promise<void>;
}

/** One that counts in memory only; nothing about who came outlives the process. */
export interface LocalRateLimiter extends RateLimiter {
  take(who: string): number;
  refund(who: string, share: number): void;
}

/** More than this many are forgotten, the longest silent first. */
const maxBuckets = 10_000;

/** A token bucket for each sender. */
export function createRateLimiter({ burst, perMinute }: RateLimit, clock: Clock): LocalRateLimiter {
  const refill = perMinute / 60_000;
  /** A map keeps the order of insertion, so its first entry is the one that was silent longest. */
  const buckets = new Map<string, { tokens: number; at: number }>();

  return {
    take(who) {
      const now = clock();
      const bucket = buckets.get(who) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, bucket.tokens + Math.max(0, now - bucket.at) * refill);
      const isAllowed = tokens >= 1;
      buckets.delete(who);
      buckets.set(who, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
      const oldest = buckets.size > maxBuckets ? buckets.keys().next().value : undefined;
      if (oldest !== undefined) buckets.delete(oldest);
      return isAllowed ? 0 : Math.ceil((1 - tokens) / refill);
    },
    refund(who, share) {
      const bucket = buckets.get(who);
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + share);
    },
  };
}
