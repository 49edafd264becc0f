import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

test("a burst is let through, then one more with each refill", () => {
  let now = 0;
  const limiter = createRateLimiter({ burst: 3, perMinute: 6 }, () => now);
  expect([1, 2, 3].map(() => limiter.take("a"))).toEqual([0, 0, 0]);
  expect(limiter.take("a")).toBe(10_000);
  now += 4000;
  expect(limiter.take("a")).toBe(6000);
  now += 6000;
  expect(limiter.take("a")).toBe(0);
  expect(limiter.take("a")).toBe(10_000);
  expect(limiter.take("b")).toBe(0);
});

test("a clock that is set back does no harm", () => {
  let now = 100_000;
  const limiter = createRateLimiter({ burst: 1, perMinute: 60 }, () => now);
  expect(limiter.take("a")).toBe(0);
  now = 0;
  expect(limiter.take("a")).toBe(1000);
});

test("no more than ten thousand senders are remembered", () => {
  const limiter = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0);
  for (let index = 0; index <= 10_000; index += 1) limiter.take(`${index}`);
  expect(limiter.take("10000")).toBeGreaterThan(0);
  expect(limiter.take("0")).toBe(0);
});
