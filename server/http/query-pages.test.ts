import { expect, test } from "vitest";
import { askedByFetch } from "./fetch-exchange.ts";
import { createQueryPages } from "./query-pages.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const answerQuery = createQueryPages([{ path: "/search", parameters: ["q"] }], {
  pages: { render: async (path) => `answer to ${path.length} characters` },
  limiter: createRateLimiter({ burst: 9, perMinute: 9 }, () => 0),
  trustedProxies: 0,
});
const ask = (words: string) =>
  answerQuery(
    askedByFetch(
      new Request(`https://www.example.org/search?q=${encodeURIComponent(words)}&kind=law`),
      "127.0.0.1",
    ),
  );

test("the longest question is answered in any script, and an endless one is not", async () => {
  expect((await ask("ሰ".repeat(100)))?.status).toBe(200);
  expect(ask("a".repeat(5000))).toBeUndefined();
});
