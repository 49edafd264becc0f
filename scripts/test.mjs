// `npm test`: installs if needed, then runs every check, cheapest first, and builds for the browser journeys.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { buildIfNeeded, installIfNeeded, pinnedNode, run } from "./prepare.mjs";

installIfNeeded();

/** @param {string} title @param {() => void} work */
const step = (title, work) => {
  const start = Date.now();
  console.log(`\n— ${title}`);
  work();
  console.log(`  ${((Date.now() - start) / 1000).toFixed(1)} s`);
};
/** @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`;

step("Format and lint", () => run(bin("biome"), ["check", "."]));
step("Build", buildIfNeeded);
step("Types", () => {
  run(bin("react-router"), ["typegen"]);
  // In this order: the browser's check reads declarations that the server's check writes.
  for (const config of ["tsconfig.json", "tsconfig.server.json", "tsconfig.browser.json"]) {
    run(bin("tsc"), ["-p", config]);
  }
});
step("Browser for the journeys", () => run(pinnedNode, ["scripts/install-chromium.ts"]));

const report = "test-results/report.json";
rmSync(report, { force: true });
step("Tests", () =>
  run(pinnedNode, [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]),
);
if (!existsSync(report)) throw new Error("The tests left no report.");
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
  readFileSync(report, "utf8"),
);
console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
if (numPassedTests === 0) process.exit(1);
