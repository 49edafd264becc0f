import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findQuickChromium } from "./tests/support/find-chromium.ts";
import { freePort } from "./tests/support/free-port.ts";
import { isFullRun } from "./tests/support/full-run.ts";
import { launchOptions } from "./tests/support/launch-options.ts";
import { siteEnvironment } from "./tests/support/site-environment.ts";

// Workers read this file too, and inherit the address.
const isWorker = process.env.SHARED_ORIGIN !== undefined;
process.env.SHARED_ORIGIN ??= `http://127.0.0.1:${await freePort()}`;
const origin = process.env.SHARED_ORIGIN;
const { port } = new URL(origin);
const dataFolder = join(tmpdir(), `otc-shared-site-${port}`);
if (!isWorker) process.once("exit", () => rmSync(dataFolder, { recursive: true, force: true }));
const node = `"${process.execPath}"`;
const gate = /@gate/;
const outside = ["**/tests/{architecture,model}/**"];

/** The built site as a whole, mostly in a browser. What stands beside the code runs by vitest.config.ts. */
export default defineConfig({
  tsconfig: "./tsconfig.tests.json",
  testDir: "tests",
  testMatch: "**/*.test.{ts,tsx}",
  testIgnore: outside,
  outputDir: "test-results/playwright",
  // Each file has separate visitors, and a separate server where it changes anything. Three, because two often wait.
  workers: 3,
  timeout: 120_000,
  // A page on a busy machine takes longer than the five seconds that are Playwright's own limit.
  expect: { timeout: 20_000 },
  reporter: [["failures"], ["./tests/support/repeat-reporter.ts"]],
  reportSlowTests: isFullRun ? { max: 10, threshold: 60_000 } : null,
  use: {
    launchOptions: launchOptions(findQuickChromium()),
    screenshot: "only-on-failure",
    // To record every test costs two thirds more: `npm test -- PATH` does, for the tests that were chosen.
    trace: "on-first-retry",
  },
  // docs/decisions/0038-gate-and-full-run.md says what belongs where, and why only the last has a second try.
  projects: [
    { name: "gate", grep: gate },
    // One at a time: several storms on one machine keep each other waiting longer than any visitor is to wait.
    { name: "faults", grepInvert: gate, testMatch: "faults/**/*.test.ts", workers: 1 },
    { name: "more", grepInvert: gate, testIgnore: [...outside, "**/tests/faults/**"], retries: 1 },
  ],
  webServer: {
    // A single test after a change of the server would otherwise run against the old bundle.
    command: `${node} scripts/build-if-needed.mjs ${isFullRun ? "" : "--for-tests"} && ${node} build/program/main.js`,
    url: `${origin}/healthz`,
    env: siteEnvironment({
      PORT: port,
      DATA_DIR: dataFolder,
      // Loops over all pages come from one address; its forms must not reach the rate limit.
      RATE_LIMIT_BURST: "10000",
      RATE_LIMIT_PER_MINUTE: "10000",
    }),
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    timeout: 240_000,
  },
});
