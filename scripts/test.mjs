// `npm test`: installs if needed, then runs every check; `npm run test:quick`: those that need no build and no browser.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { buildIfNeeded, installIfNeeded, pinnedNode, run, runInBackground } from "./prepare.mjs";

const isQuick = process.argv.includes("quick");
const started = Date.now();

installIfNeeded();

/** @param {string} title @param {() => unknown} work */
const step = async (title, work) => {
  const start = Date.now();
  console.log(`\n— ${title}`);
  await work();
  console.log(`  ${((Date.now() - start) / 1000).toFixed(1)} s`);
};
/** @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`;

await step("Format and lint", () => run(bin("biome"), ["check", "."]));
// Checked beside the build or the unit tests, which leave a core free for it.
const types = runInBackground("npm", ["run", "--silent", "types"]);
if (!isQuick) {
  await step("Build", buildIfNeeded);
  await step("Types, begun with the build", types.end);
  await step("Browser for the journeys", () => run(pinnedNode, ["scripts/install-chromium.ts"]));
}

// The proof reads the report of the whole suite alone, so a quick run leaves that one as it is.
const report = `test-results/${isQuick ? "quick" : "report"}.json`;
rmSync(report, { force: true });
await step("Tests", () =>
  run(pinnedNode, [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...(isQuick ? ["--project=unit"] : []),
    "--reporter=default",
    "--reporter=./tests/support/flaky-reporter.ts",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]),
);
if (isQuick) await step("Types, begun with the tests", types.end);
if (!existsSync(report)) throw new Error("The tests left no report.");
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
  readFileSync(report, "utf8"),
);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\nAll of it took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
if (numPassedTests === 0) process.exit(1);
