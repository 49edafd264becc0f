/** Builds the whole site into `build/`: content checked, drawings, pages, the server's renderer, compressed copies. */
import { buildSteps } from "./build-steps.ts";
import { keepOldBuild } from "./bundling/keep-old-build.ts";
import { runSteps } from "./bundling/run-steps.ts";

await keepOldBuild("build", ".cache/build-before", () => runSteps(buildSteps));
