import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteEnvironment } from "#server/http/request-context.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import { queryPage, referencePage } from "./query-pages.ts";

const app = new Hono<SiteEnvironment>().get(
  "/search",
  queryPage(
    ["q"],
    {
      pages: { render: async (path) => ({ html: `answer to ${path.length} characters` }) },
      queryLimiter: createRateLimiter({ burst: 9, perMinute: 9 }, () => 0),
      trustedProxies: 0,
      clock: () => 0,
    },
    () => new Response("as built"),
  ),
);
const ask = async (words: string) => {
  const address = `https://www.example.org/search?q=${encodeURIComponent(words)}&kind=law`;
  const response = await app.fetch(new Request(address), {
    peer: "127.0.0.1",
    headersFor: () => ({}),
  });
  return [response.status, await response.text()];
};

test("renders the longest allowed query in any script, and no longer one", async () => {
  expect(await ask("ሰ".repeat(100))).toEqual([200, "answer to 919 characters"]);
  expect(await ask("a".repeat(5000))).toEqual([200, "as built"]);
});

test("takes status and lifetime from the rendered page", async () => {
  const now = Date.parse("2026-11-23T20:59:00+03:00");
  const pages = {
    render: async () => ({ html: "", status: 400, changesAt: "2026-11-24T00:00:00+03:00" }),
  };
  const queryLimiter = createRateLimiter({ burst: 9, perMinute: 9 }, () => 0);
  const site = new Hono<SiteEnvironment>().get(
    "/count",
    queryPage(["days"], { pages, queryLimiter, trustedProxies: 0, clock: () => now }, () => {
      return new Response("as built");
    }),
  );
  const response = await site.fetch(new Request("https://www.example.org/count?days=0"), {
    peer: "127.0.0.1",
    headersFor: () => ({}),
  });
  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=10860");
});

test("shows a reference without an allowance, from a page that is rendered once", async () => {
  let rendered = 0;
  const pages = {
    render: async (address: string) => {
      rendered += 1;
      return { html: `<b>${address.replace(/.*=/, "")}</b>` };
    },
  };
  const where = { path: "/contact/sent", parameter: "reference" };
  const sent = new Hono<SiteEnvironment>().get(
    "/contact/sent",
    referencePage(where, { pages }, () => new Response("as built")),
  );
  const look = async (reference: string) => {
    const request = new Request(`https://www.example.org/contact/sent?reference=${reference}`);
    const response = await sent.fetch(request, { peer: "127.0.0.1", headersFor: () => ({}) });
    return [response.status, await response.text()];
  };
  for (let count = 0; count < 100; count += 1) {
    const reference = `AB${String(count).padStart(6, "0")}`;
    expect(await look(reference)).toEqual([200, `<b>${reference}</b>`]);
  }
  expect(rendered).toBe(1);
  expect(await look("<script>")).toEqual([200, "as built"]);
});
