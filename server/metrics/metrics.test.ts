import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import parsePrometheusTextFormat from "parse-prometheus-text-format";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/http/node-server.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { goodMessage, openTestSite } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
import { writeExposition } from "./exposition.ts";
import { startMetrics } from "./metrics-server.ts";
import { createTraffic } from "./traffic.ts";

/** Starts a site on one port and its metrics on another. */
async function serve() {
  const security = { isEncrypted: false };
  const site = await openTestSite({ security });
  const traffic = createTraffic();
  const server = await listen(site, { host: "127.0.0.1", port: 0, security, traffic });
  onTestFinished(() => server.stop(0));
  const services = { store: site.store, clock: () => site.clock.now, log: readableLog().log };
  const metrics = await startMetrics(services, { port: 0, traffic });
  onTestFinished(() => metrics.stop());

  const scrape = async () => (await fetch(`${metrics.origin}/metrics`)).text();
  /** Returns a sample by name and labels, read by an independent parser. */
  async function read(name: string, labels: Record<string, string> = {}) {
    const family = parsePrometheusTextFormat(await scrape()).find((one) => one.name === name);
    const found = family?.metrics.find(({ labels: given = {} }) =>
      Object.entries(labels).every(([label, value]) => given[label] === value),
    );
    return found?.value === undefined ? undefined : Number(found.value);
  }
  return { site, server, metrics, scrape, read };
}

test("counts requests by method, kind and status, and sorts durations into buckets", async () => {
  const { server, scrape, read } = await serve();
  await fetch(`${server.url}/healthz`);
  await fetch(`${server.url}/nothing?who=amina@example.org`);
  await fetch(`${server.url}/nothing`, { method: "PROPFIND" });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.resume().end("this is no HTTP\r\n\r\n");
  await once(socket, "close");
  const requests = (labels: Record<string, string>) => read("otc_http_requests_total", labels);
  await until(async () => (await requests({ method: "GET", status: "200", kind: "made" })) === 1);
  await until(async () => (await requests({ method: "GET", status: "404" })) === 1);
  await until(async () => (await requests({ method: "other", kind: "made" })) === 1);
  await until(async () => (await requests({ kind: "refused", status: "400" })) === 1);

  const text = await scrape();
  const durations = parsePrometheusTextFormat(text).find(
    ({ name }) => name === "otc_http_request_duration_seconds",
  );
  expect(durations?.type).toBe("HISTOGRAM");
  expect(text).toMatch(/^otc_http_request_duration_seconds_bucket\{kind="made",le="\+Inf"\} 3$/m);
  expect(text).toMatch(/^otc_http_request_duration_seconds_count\{kind="made"\} 3$/m);
  // No paths and no personal data.
  expect(text).not.toMatch(/nothing|amina|healthz|PROPFIND|127\.0\.0\.1/);
});

test("counts pending work and measures the process", async () => {
  const { site, read } = await serve();
  const receive = (subject: string, isSuspect: boolean) =>
    site.contact.receive({
      message: { ...goodMessage, subject },
      sourcePage: "",
      isSuspect,
    });
  await receive("One", false);
  await receive("Two", true);
  expect(await read("otc_store_up")).toBe(1);
  expect(await read("otc_outbox_emails", { state: "waiting" })).toBe(1);
  expect(await read("otc_outbox_emails", { state: "late" })).toBe(0);
  expect(await read("otc_quarantine_waiting", { kind: "messages" })).toBe(1);
  expect(await read("otc_payments_to_review")).toBe(0);
  site.clock.now += 6 * 3_600_000;
  expect(await read("otc_outbox_emails", { state: "late" })).toBe(1);
  await site.store.change((tables) =>
    tables.updateTable("outbox").set({ state: "dead" }).execute(),
  );
  expect(await read("otc_outbox_emails", { state: "dead" })).toBe(1);
  expect(await read("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(await read("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  expect(await read("otc_build_info", { version: "source" })).toBe(1);
});

test("reports a store that is down and keeps all other metrics", async () => {
  const { site, read } = await serve();
  await site.store.close();
  expect(await read("otc_store_up")).toBe(0);
  expect(await read("otc_outbox_emails", { state: "waiting" })).toBeUndefined();
  expect(await read("process_resident_memory_bytes")).toBeGreaterThan(0);
});

test("answers only this machine, under its own name, at one path", async () => {
  const { metrics, server } = await serve();
  const statusFor = (host: string) =>
    new Promise((resolve) => {
      get(`${metrics.origin}/metrics`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
    });
  expect(await statusFor("figures.example.org")).toBe(403);
  expect(await statusFor("localhost:9464")).toBe(200);
  expect((await fetch(metrics.origin)).status).toBe(404);
  expect((await fetch(`${metrics.origin}/metrics`, { method: "POST" })).status).toBe(405);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(metrics.origin).toMatch(/^http:\/\/127\.0\.0\.1:/);
});

test("escapes labels and help texts", () => {
  const odd = 'a "quoted" \\ line\nand another';
  const text = writeExposition([
    { name: "odd", help: odd, type: "gauge", samples: [{ labels: { odd }, value: 1.5 }] },
  ]);
  expect(parsePrometheusTextFormat(text)).toMatchObject([
    { name: "odd", metrics: [{ value: "1.5", labels: { odd } }] },
  ]);
});
