import { expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { startSite } from "../support/running-site.ts";
import { until } from "../support/until.ts";

test("serves metrics on a local port only", async () => {
  const port = await freePort();
  await using site = await startSite({ METRICS_PORT: String(port) });
  await fetch(`${site.origin}/about`);
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const stored = /^otc_http_requests_total\{method="GET",kind="stored",status="200"\} 1$/m;
  await until(async () => stored.test(await scrape()), { report: () => site.output() });

  const figures = await scrape();
  expect(figures).toMatch(/^otc_store_up 1$/m);
  expect(figures).toMatch(/^otc_build_info\{version="\d+\.\d+\.\d+\+?\w*",node="24[^"]*"\} 1$/m);
  expect(figures).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
});
