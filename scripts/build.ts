/**
 * Builds the whole site: every public file in its final form, the list of their headers, and the programs of the server.
 * The result is a folder in `.builds/`, to which `build` links. With `--for-tests` it leaves out what only visitors need
 * (`for-tests.ts`).
 */
import { buildSteps } from "./build-steps.ts";
import { keepOldFiles } from "./bundling/keep-old-files.ts";
import { findMissingParts } from "./bundling/missing-parts.ts";
import { replaceBuild } from "./bundling/replace-build.ts";
import { runSteps } from "./bundling/run-steps.ts";

const missing = await findMissingParts();
if (missing) {
  console.error(missing);
  process.exit(1);
}
if (process.argv.includes("--for-tests")) process.env.OTC_FOR_TESTS = "yes";
await replaceBuild("build", ".builds", async (next, previous) => {
  process.env.OTC_BUILD_FOLDER = next;
  await runSteps(buildSteps);
  keepOldFiles(previous, next);
});
