/** Builds the whole site into `build/`: content checked, drawings, pages, the server's renderer, compressed copies. */
import { execFileSync } from "node:child_process";
import { buildSteps } from "./build-steps.ts";
import { keepOldBuild } from "./bundling/keep-old-build.ts";

keepOldBuild("build", ".cache/build-before", () => {
  for (const step of buildSteps) {
    // This same Node, the step's output passed through.
    execFileSync(process.execPath, step, { stdio: "inherit" });
  }
});
