/** `npm run test:engines`: every page and seven journeys in Chromium, Firefox and WebKitGTK. */
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "tests/engines"],
  { stdio: "inherit", env: { ...process.env, ENGINES: "whole" } },
);
process.exitCode = status ?? 1;
