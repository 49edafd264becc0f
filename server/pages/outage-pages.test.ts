import { expect, onTestFinished, test } from "vitest";
import { newId } from "#server/store/new-id.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const origin = "https://www.example.org";

test("while PostgreSQL is away, every link that asks the records answers 503, and says what counts", async (context) => {
  const postgres = await startPostgres();
  if (!postgres) return context.annotate("PostgreSQL is not installed: not tested here");
  onTestFinished(() => postgres.stop());
  const store = await openPostgres(await postgres.newDatabase());
  onTestFinished(() => store.close());
  const site = await openTestSite({ store });
  await postgres.stop();

  const token = "a".repeat(43);
  const leaving = `/newsletter/unsubscribe/${site.tokens.leaving(newId(1))}`;
  const confirming = `/newsletter/confirm/${site.tokens.confirmation(newId(1))}`;
  const safe = /Your payment is safe\. Do not pay again\./;
  const unchanged = /Nothing has been changed yet\./;
  const later = /Please try again in a minute\./;
  const links: [method: string, path: string, words: RegExp, fields?: Record<string, string>][] = [
    ...["return", "thanks", "receipt"].map((kind): (typeof links)[number] => [
      "GET",
      `/donate/${kind}/${token}`,
      safe,
    ]),
    ...["failed", "cancelled"].map((kind): (typeof links)[number] => [
      "GET",
      `/donate/${kind}/${token}`,
      /before you pay again/,
    ]),
    ["HEAD", `/donate/return/${token}`, /^$/],
    ["GET", confirming, unchanged],
    ["POST", confirming, unchanged, {}],
    ["POST", leaving, unchanged, { erase: "yes" }],
    ["POST", leaving, unchanged, { "List-Unsubscribe": "One-Click" }],
    ["GET", "/newsletter/archive", later],
    ["GET", "/newsletter/archive/an-issue", later],
    ["GET", "/newsletter/feed.xml", later],
  ];
  for (const [method, path, words, fields] of links) {
    const body = fields ? new URLSearchParams(fields) : null;
    const headers = { accept: "text/html", origin };
    const answer = await site.fetch(new Request(origin + path, { method, headers, body }));
    expect([answer.status, answer.headers.get("retry-after")], `${method} ${path}`).toEqual([
      503,
      "30",
    ]);
    expect(await answer.text(), `${method} ${path}`).toMatch(words);
  }
  // Its signature is enough for the page with the button.
  expect((await site.fetch(new Request(origin + leaving))).status).toBe(200);
  const program = new Request(origin + leaving, {
    method: "POST",
    headers: { accept: "application/json" },
  });
  const answer = await site.fetch(program);
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { error: expect.stringMatching(unchanged) },
  ]);
});
