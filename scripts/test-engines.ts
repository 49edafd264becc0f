/** `npm run test:engines`: every page and nine journeys in Chromium, Firefox and WebKitGTK. */
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "tests/engines",
    // `npm run proof` reads it.
    "--reporter=default",
    "--reporter=json",
    "--outputFile.json=test-results/engines.json",
  ],
  { stdio: "inherit", env: { ...process.env, ENGINES: "whole" } },
);
process.exitCode = status ?? 1;
