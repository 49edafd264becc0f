import { existsSync, readFileSync } from "node:fs";

/**
 * Whether this build is for tests only (`scripts/build.ts --for-tests`): the same HTML, scripts and styles as for
 * visitors, but one share card in the place of all, and files packed quickly instead of well. It takes half the time.
 */
export const isForTests = process.env.OTC_FOR_TESTS === "yes";

/** Whether the build that is there is such a one; `scripts/prepare.mjs` marks it. */
export const isBuiltForTests = (stamp = "build/.otc-built") =>
  existsSync(stamp) && readFileSync(stamp, "utf8").endsWith(" for tests");
