/**
 * What do our scripts cost the first view? Each page is loaded as served and with its script tag removed,
 * in turns, in Chromium on an emulated slow phone (1.6 Mbit/s, 150 ms, CPU six times slower). Prints the
 * median of first and largest contentful paint and of blocking time, and the ratio of the two.
 *
 *   npm run benchmark -- first-view [rounds]
 */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Browser } from "playwright-core";
import { freePort } from "../tests/support/free-port.ts";
import { startSite } from "../tests/support/running-site.ts";
import { startChromium } from "./support/start-chromium.ts";

const rounds = Number(process.argv[2] ?? 7);
const paths = ["/", "/contact", "/about", "/programmes/bita"];
/** Paints may be this much later than without any script (decisions, section 5). */
const limit = 1.15;

interface Sample {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
}

/** Passes the site through, with or without script tags; both ways cost the same. */
async function startMirror(origin: string, keepsScripts: boolean) {
  const mirror = new Hono().use(compress()).get("*", async ({ req }) => {
    const answer = await fetch(origin + req.path, { headers: { "accept-encoding": "identity" } });
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    const isStripped = !keepsScripts && type.startsWith("text/html");
    const body = isStripped
      ? (await answer.text()).replace(/<script type="module"[^>]*><\/script>/g, "")
      : answer.body;
    const headers = { "content-type": type, "cache-control": "no-store" };
    return new Response(body, { status: answer.status, headers });
  });
  const port = await freePort();
  const server = serve({ fetch: mirror.fetch, hostname: "127.0.0.1", port });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function measure(chromium: Browser, url: string): Promise<Sample> {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript(() => {
    const seen = { largest: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1500);
  const sample = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { largest: number; blocking: number } };
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return { firstPaint: first, largestPaint: seen.largest, blocking: seen.blocking };
  });
  await context.close();
  return sample;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

await using site = await startSite();
const served = await startMirror(site.origin, true);
const bare = await startMirror(site.origin, false);
await using chromium = await startChromium();
let isWithin = true;

console.log(`median of ${rounds} interleaved loads, milliseconds: as served / without script`);
for (const path of paths) {
  const samples = { served: [] as Sample[], bare: [] as Sample[] };
  for (let round = 0; round < rounds; round += 1) {
    samples.served.push(await measure(chromium, served.origin + path));
    samples.bare.push(await measure(chromium, bare.origin + path));
  }
  const line = (["firstPaint", "largestPaint", "blocking"] as const).map((name) => {
    const ours = median(samples.served.map((sample) => sample[name]));
    const theirs = median(samples.bare.map((sample) => sample[name]));
    if (name !== "blocking" && ours / theirs > limit) isWithin = false;
    const ratio = theirs > 0 ? ` (×${(ours / theirs).toFixed(2)})` : "";
    return `${name} ${ours.toFixed(0)} / ${theirs.toFixed(0)}${ratio}`;
  });
  console.log(`${path.padEnd(18)} ${line.join("   ")}`);
}
console.log(isWithin ? `paints within ×${limit}` : `a paint is later than ×${limit}`);
served.close();
bare.close();
process.exitCode = isWithin ? 0 : 1;
