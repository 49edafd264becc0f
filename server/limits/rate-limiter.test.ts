import { expect, test } from "vitest";
import { describeRateLimiter } from "./rate-limiter.contract.ts";
import { createRateLimiter } from "./rate-limiter.ts";

describeRateLimiter("memory", async (limit, clock) => createRateLimiter(limit, clock));

test("remembers at most ten thousand senders", () => {
  const limiter = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0);
  for (let index = 0; index <= 10_000; index += 1) limiter.take(`${index}`);
  expect(limiter.take("10000")).toBeGreaterThan(0);
  expect(limiter.take("0")).toBe(0);
});

test("forgets who has everything back, at the next sender", () => {
  let now = 0;
  const limiter = createRateLimiter({ burst: 20, perMinute: 10 }, () => now);
  limiter.take("first");
  now += 60_000;
  limiter.take("second");
  expect(limiter.count()).toBe(2);
  now += 60_000;
  limiter.take("third");
  expect(limiter.count()).toBe(2);
});
