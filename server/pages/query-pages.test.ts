import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteEnvironment } from "#server/http/request-context.ts";
import { openSiteFiles } from "#server/http/site-files.ts";
import { createRateLimiter, questionLimit } from "#server/limits/rate-limiter.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { createRationedPages, queryPage, referencePage } from "./query-pages.ts";

const noon = Date.parse("2026-11-23T12:00:00+03:00");

/** A site with a search that has the usual allowance. */
function openSearch(answer: (address: string) => Partial<RenderedPage> = () => ({})) {
  const clock = { now: noon };
  const rendered: string[] = [];
  const render = async (address: string) => {
    rendered.push(address);
    return { html: `answer ${address}`, ...answer(address) };
  };
  const services = {
    pages: { render },
    queryLimiter: createRateLimiter(questionLimit({ burst: 20, perMinute: 10 }), () => clock.now),
    trustedProxies: 0,
    clock: () => clock.now,
    files: openSiteFiles("no-build"),
  };
  const site = new Hono<SiteEnvironment>().get(
    "/search",
    queryPage(["q", "kind"], createRationedPages(services, "questions"), services),
    () => new Response("as built"),
  );
  const ask = async (query: string, headers: Record<string, string> = {}) =>
    site.fetch(new Request(`https://www.example.org/search?${query}`, { headers }), {
      peer: "192.0.2.1",
    });
  return { ask, clock, rendered };
}

test("renders the longest allowed query in any script, and no longer one", async () => {
  const { ask } = openSearch((address) => ({ html: `${address.length} characters` }));
  const answerTo = async (words: string) =>
    (await ask(`q=${encodeURIComponent(words)}&kind=law`)).text();
  expect(await answerTo("ሰ".repeat(100))).toEqual("919 characters");
  expect(await answerTo("a".repeat(5000))).toEqual("as built");
});

test("takes the status from the rendered page", async () => {
  const { ask } = openSearch(() => ({ status: 400 }));
  expect((await ask("q=0")).status).toBe(400);
});

test("renders a question once a day, whatever else its address carries", async () => {
  const { ask, clock, rendered } = openSearch();
  const first = await ask("q=loan");
  expect([first.headers.get("X-Robots-Tag"), first.headers.get("Cache-Control")]).toEqual([
    "noindex",
    "no-store",
  ]);
  await ask("utm_source=sms&q=loan");
  expect(rendered).toEqual(["/search?q=loan"]);
  clock.now += 13 * 3_600_000;
  await ask("q=loan");
  expect(rendered).toHaveLength(2);
});

test("refuses nothing to thirty people behind one address who ask for ten minutes", async () => {
  const { ask, clock } = openSearch();
  const refused: string[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    for (let person = 0; person < 30; person += 1) {
      for (const query of [`q=${person}-${turn}`, `q=loan&kind=${turn}`]) {
        if ((await ask(query)).status !== 200) refused.push(query);
      }
    }
    clock.now += 15_000;
  }
  expect(refused).toEqual([]);
});

test("leaves an attacker less than a fifth of a core, and answers what others keep asking", async () => {
  /** Milliseconds of processor time, half as much again as the dearest question takes. */
  const dearest = 90;
  const { ask, clock, rendered } = openSearch();
  const toOthers = new Set<number>();
  const attack = async (seconds: number) => {
    for (let turn = 0; turn < seconds * 20; turn += 1) {
      if (turn % 200 === 0) toOthers.add((await ask("q=loan")).status);
      await ask(`q=${clock.now}-${turn}`);
      clock.now += 50;
    }
  };
  // First it uses up what may be asked at once.
  await attack(60);
  const before = rendered.length;
  await attack(60);
  expect((rendered.length - before) * dearest).toBeLessThan(60_000 / 5);
  const refusal = await ask("q=one-more-question");
  expect([refusal.status, refusal.headers.get("Retry-After")]).toEqual([429, "1"]);
  const json = await ask("q=one-more", { accept: "application/json" });
  expect([json.status, Object.keys((await json.json()) as object)]).toEqual([
    429,
    ["error", "errors"],
  ]);
  expect([...toOthers]).toEqual([200]);
});

test("shows a reference without an allowance, from a page that is rendered once", async () => {
  let rendered = 0;
  const pages = {
    render: async (address: string) => {
      rendered += 1;
      return { html: `<b>${address.replace(/.*=/, "")}</b>` };
    },
  };
  const sent = new Hono<SiteEnvironment>().get(
    "/contact/sent",
    referencePage("reference", pages),
    () => new Response("as built"),
  );
  const look = async (reference: string) => {
    const request = new Request(`https://www.example.org/contact/sent?reference=${reference}`);
    const response = await sent.fetch(request, { peer: "127.0.0.1", headers: {} });
    return [response.status, await response.text()];
  };
  for (let count = 0; count < 100; count += 1) {
    const reference = `AB${String(count).padStart(6, "0")}`;
    expect(await look(reference)).toEqual([200, `<b>${reference}</b>`]);
  }
  expect(rendered).toBe(1);
  expect(await look("<script>")).toEqual([200, "as built"]);
});
