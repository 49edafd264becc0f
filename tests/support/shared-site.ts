import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { readActivityCounts, resetActivityCounts } from "./activity-counts.ts";
import { findQuickChromium } from "./find-chromium.ts";
import { isFullRun } from "./full-run.ts";
import { launchOptions } from "./launch-options.ts";
import { startSite } from "./running-site.ts";

/** Starts a Chromium for each worker, and one built site for all tests without special settings. */
export default async function shareSite(project: TestProject) {
  // A single test after a change of the server would otherwise run against the old bundle.
  const build = ["scripts/build-if-needed.mjs", ...(isFullRun ? [] : ["--for-tests"])];
  execFileSync(process.execPath, build, { stdio: "inherit" });
  resetActivityCounts();
  const workers = Number(project.config.maxWorkers);
  const options = { ...launchOptions(findQuickChromium()), host: "127.0.0.1" };
  const [site, ...browsers] = await Promise.all([
    // Loops over all pages come from one address; its forms must not reach the rate limit.
    startSite({ RATE_LIMIT_BURST: "10000", RATE_LIMIT_PER_MINUTE: "10000" }),
    ...Array.from({ length: workers }, () => chromium.launchServer(options)),
  ]);
  project.provide("origin", site.origin);
  project.provide(
    "browserEndpoints",
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all([site[Symbol.asyncDispose](), ...browsers.map((browser) => browser.close())]);
    if (isFullRun) console.log(`Done on the way: ${readActivityCounts()}\n`);
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the shared site, e.g. `http://127.0.0.1:43210`. */
    origin: string;
    /** Where the Chromium of each worker is reached, e.g. `ws://127.0.0.1:43211/…`. */
    browserEndpoints: string[];
  }
}
