/**
 * Builds the whole site: every public file in its final form, the list of their headers, and the programs of the server.
 * The result is a folder in `.builds/`, to which `build` links. With `--for-tests` it leaves out what only visitors need
 * (`for-tests.ts`).
 */
import { mkdirSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { withHandedLock, withLock } from "./bundling/build-lock.ts";
import { noteTree } from "./bundling/committed-builds.ts";
import { replaceBuild } from "./bundling/replace-build.ts";
import { buildLock, isLockHanded, restoreCheckout } from "./online/checkout.ts";

process.env.NODE_ENV = "production";
if (process.argv.includes("--for-tests")) process.env.OTC_FOR_TESTS = "yes";
enableCompileCache(".cache/compiled");
const { exitOnContentErrors } = await import("./exit-on-content-errors.ts");
mkdirSync(".cache", { recursive: true });
if (isLockHanded) {
  // Without the process that holds the lock, this build would take the place of one that it does not know.
  process.once("disconnect", () => process.exit(1));
  process.channel?.unref();
}
await exitOnContentErrors(() =>
  (isLockHanded ? withHandedLock : withLock)(buildLock, async () => {
    if (!isLockHanded) restoreCheckout(".");
    await replaceBuild("build", ".builds", async (next, previous) => {
      process.env.OTC_BUILD_FOLDER = next;
      const { buildSite } = await import("./build-steps.ts");
      await buildSite(previous);
      if (process.env.OTC_FOR_TESTS !== "yes") noteTree(next);
    });
  }),
);
