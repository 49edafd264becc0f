/** Builds the whole site into `build/`: content checked, drawings, pages, the server's renderer, compressed copies. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { buildSteps } from "./build-steps.ts";

rmSync("build", { recursive: true, force: true });
for (const step of buildSteps) {
  // This same Node, the step's output passed through.
  execFileSync(process.execPath, step, { stdio: "inherit" });
}
