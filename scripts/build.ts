/**
 * Builds the whole site into `build/`: content checked, drawings, pages, the server's renderer, compressed copies. With
 * `--for-tests` it leaves out what only visitors need (`for-tests.ts`).
 */
import { buildSteps } from "./build-steps.ts";
import { findMissingParts } from "./bundling/missing-parts.ts";
import { replaceBuild } from "./bundling/replace-build.ts";
import { runSteps } from "./bundling/run-steps.ts";

const missing = await findMissingParts();
if (missing) {
  console.error(missing);
  process.exit(1);
}
if (process.argv.includes("--for-tests")) process.env.OTC_FOR_TESTS = "yes";
await replaceBuild("build", ".cache/build", async (next) => {
  process.env.OTC_BUILD_FOLDER = next;
  await runSteps(buildSteps);
});
