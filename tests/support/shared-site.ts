import type { TestProject } from "vitest/node";
import { startSite } from "./running-site.ts";

/** Starts the built site once for all tests that need no settings of their own. */
export default async function shareSite(project: TestProject) {
  // Loops over all pages come from one address; its forms must not run into the rate limit.
  const site = await startSite({ RATE_LIMIT_BURST: "10000", RATE_LIMIT_PER_MINUTE: "10000" });
  project.provide("origin", site.origin);
  return () => site[Symbol.asyncDispose]();
}

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the shared site, e.g. `http://127.0.0.1:43210`. */
    origin: string;
  }
}
