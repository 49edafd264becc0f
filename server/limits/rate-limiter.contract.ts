import { describe, expect, test } from "vitest";
import type { RateLimit, RateLimiter } from "./rate-limiter.ts";

/**
 * What every limiter promises, kept in one process or shared by several.
 * @param make a new limiter without any history
 */
export function describeRateLimiter(
  engine: string,
  make: (limit: RateLimit, clock: () => number) => Promise<RateLimiter>,
): void {
  describe(`allowances in ${engine}`, () => {
    test("allows a burst, then one more with each refill", async () => {
      let now = 1_000_000;
      const limiter = await make({ burst: 3, perMinute: 6 }, () => now);
      const waits = [];
      for (let count = 0; count < 3; count += 1) waits.push(await limiter.take("a"));
      expect(waits).toEqual([0, 0, 0]);
      expect(await limiter.take("a")).toBe(10_000);
      now += 4000;
      expect(await limiter.take("a")).toBe(6000);
      now += 6000;
      expect(await limiter.take("a")).toBe(0);
      expect(await limiter.take("a")).toBe(10_000);
      expect(await limiter.take("b")).toBe(0);
    });

    test("allows refunded tokens again", async () => {
      const limiter = await make({ burst: 1, perMinute: 1 }, () => 5000);
      expect(await limiter.take("a")).toBe(0);
      expect(await limiter.take("a")).toBeGreaterThan(0);
      await limiter.refund("a", 1);
      expect(await limiter.take("a")).toBe(0);
    });

    test("tolerates a clock that is set back", async () => {
      let now = 100_000;
      const limiter = await make({ burst: 1, perMinute: 60 }, () => now);
      expect(await limiter.take("a")).toBe(0);
      now = 0;
      expect(await limiter.take("a")).toBe(1000);
    });
  });
}
