import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { readActivityCounts, resetActivityCounts } from "./activity-counts.ts";
import { findQuickChromium } from "./find-chromium.ts";
import { launchOptions } from "./launch-options.ts";
import { startSite } from "./running-site.ts";

/** Starts one Chromium for all tests, and one built site for those without special settings. */
export default async function shareSite(project: TestProject) {
  // A single test after a change of the server would otherwise run against the old bundle.
  execFileSync(process.execPath, ["scripts/build-server.ts"], { stdio: "inherit" });
  resetActivityCounts();
  const [site, browser] = await Promise.all([
    // Loops over all pages come from one address; its forms must not reach the rate limit.
    startSite({ RATE_LIMIT_BURST: "10000", RATE_LIMIT_PER_MINUTE: "10000" }),
    chromium.launchServer({ ...launchOptions(findQuickChromium()), host: "127.0.0.1" }),
  ]);
  project.provide("origin", site.origin);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await Promise.all([site[Symbol.asyncDispose](), browser.close()]);
    console.log(`\nDone on the way: ${readActivityCounts()}`);
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the shared site, e.g. `http://127.0.0.1:43210`. */
    origin: string;
    /** Where the shared Chromium is reached, e.g. `ws://127.0.0.1:43211/…`. */
    browserEndpoint: string;
  }
}
