/** Builds the whole site into `build/`: content checked, drawings, pages, the server's renderer, compressed copies. */
import { buildSteps } from "./build-steps.ts";
import { keepOldBuild } from "./bundling/keep-old-build.ts";
import { findMissingParts } from "./bundling/missing-parts.ts";
import { runSteps } from "./bundling/run-steps.ts";

const missing = await findMissingParts();
if (missing) {
  console.error(missing);
  process.exit(1);
}
await keepOldBuild("build", ".cache/build-before", () => runSteps(buildSteps));
