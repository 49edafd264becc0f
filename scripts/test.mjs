// `npm test`: installs if needed, then runs every check. With the name of a part it runs only that part, so that
// several machines can share the work: `npm run test:quick` is the part without a build and a browser.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import {
  buildIfNeeded,
  installIfNeeded,
  pinnedNode,
  root,
  run,
  runInBackground,
} from "./prepare.mjs";

/** Parameters of Vitest for each part. */
const parts = {
  all: [],
  quick: ["--project=unit"],
  site: ["--project=site", "--exclude=tests/faults/**"],
  store: ["--project=unit", "server/store", "server/retention", "desk"],
  faults: ["--project=site", "tests/faults"],
};

const [name = "all"] = process.argv.slice(2);
if (!Object.hasOwn(parts, name)) {
  console.error(`Unknown part "${name}". Choose one of: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
const part = /** @type {keyof typeof parts} */ (name);
const needsBuild = part !== "quick" && part !== "store";
const checksSource = part === "all" || part === "quick";
const started = Date.now();

installIfNeeded({ forTests: true });

/** @param {string} title @param {() => unknown} work */
const step = async (title, work) => {
  const start = Date.now();
  console.log(`\n— ${title}`);
  await work();
  console.log(`  ${((Date.now() - start) / 1000).toFixed(1)} s`);
};

if (checksSource) {
  await step("Format, lint and language", () => {
    run("node_modules/.bin/biome", ["check", "."]);
    run(pinnedNode, ["workshop/language/check-language.ts"]);
  });
}
// Checked beside the build or the unit tests, which leave a core free for it.
const types = checksSource ? runInBackground("npm", ["run", "--silent", "types"]) : undefined;
if (needsBuild) {
  await step("Build", buildIfNeeded);
  if (types) await step("Types, started with the build", types.end);
  await step("Browser for the journeys", () =>
    run(pinnedNode, ["tests/support/install-chromium.ts"]),
  );
}

// The proof reads the report of the whole suite alone, so the other parts have reports of their own.
const report = `test-results/${part === "all" ? "report" : part}.json`;
rmSync(report, { force: true });
let status = 1;
await step("Tests", () => {
  const parameters = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...parts[part],
    "--reporter=default",
    "--reporter=./tests/support/flaky-reporter.ts",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  status = spawnSync(pinnedNode, parameters, { cwd: root, stdio: "inherit" }).status ?? 1;
});
if (types && !needsBuild) await step("Types, started with the tests", types.end);
if (!existsSync(report)) throw new Error("The tests left no report.");
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
  readFileSync(report, "utf8"),
);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\nAll of it took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
process.exit(numPassedTests === 0 ? 1 : status);
