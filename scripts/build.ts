/**
 * Builds the whole site: every public file in its final form, the list of their headers, and the programs of the server.
 * The result is a folder in `.builds/`, to which `build` links. With `--for-tests` it leaves out what only visitors need
 * (`for-tests.ts`).
 */
import { mkdirSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { withLock } from "./bundling/build-lock.ts";
import { replaceBuild } from "./bundling/replace-build.ts";

process.env.NODE_ENV = "production";
if (process.argv.includes("--for-tests")) process.env.OTC_FOR_TESTS = "yes";
enableCompileCache(".cache/compiled");
const { exitOnContentErrors } = await import("./exit-on-content-errors.ts");
mkdirSync(".cache", { recursive: true });
await exitOnContentErrors(() =>
  withLock(".cache/build.lock", () =>
    replaceBuild("build", ".builds", async (next, previous) => {
      process.env.OTC_BUILD_FOLDER = next;
      const { buildSite } = await import("./build-steps.ts");
      await buildSite(previous);
    }),
  ),
);
