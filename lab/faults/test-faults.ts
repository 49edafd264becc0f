/**
 * `npm run test:faults`: provokes the failures that break sites, many times, and writes the results into
 * `docs/reliability.md`. How often is set by the environment, e.g. `KILL_RUNS=1000 npm run test:faults`.
 * `npm run test:full` runs the same tests a few times each and writes nothing.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type FaultRecord, faultRecords } from "../../tests/support/fault-record.ts";
import { describeFaults } from "./fault-report.ts";

const usual = {
  KILL_RUNS: "300",
  DATABASE_FAULTS: "200",
  STOP_RUNS: "5",
  UPDATES: "50",
  SLOW_CLIENTS: "200",
  FUZZ_REQUESTS: "10000",
  MODEL_STEPS: "1000000",
};
const times = { ...usual, ...pick(process.env, Object.keys(usual)) };

/** Tests of single parts, for faults that cannot be provoked from outside of the process. */
const parts = [
  "server/donations/donation-faults.test.ts",
  "server/donations/donations.test.ts",
  "server/mail",
  "server/alerts",
  "server/retention",
  "desk/backup-faults.test.ts",
  "server/http/node-server.test.ts",
  "server/store",
];
/** Alone: it counts the connections that the system resets, of which there are more on a busy machine. */
const stops = "tests/faults/stop-signals.test.ts";
/** Alone: it measures times. */
const updates = "tests/faults/updates.test.ts";
/** Alone and last: it takes all cores, and is of no use once another has failed. */
const kills = "tests/faults/message-kills.test.ts";
const others = globSync("tests/{faults,model}/*.test.ts").filter(
  (file) => ![stops, updates, kills].includes(file),
);

const phases = [[...others, ...parts], [stops], [updates], [kills]];

function pick(from: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
}

interface Report {
  numPassedTests: number;
  numPendingTests: number;
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

/** Runs some of the tests. @returns the results; ends this process when one failed */
function runTests(what: readonly string[], phase: number): Report {
  const file = `test-results/faults-${phase}.json`;
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...what,
      "--reporter=default",
      "--retry=0",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    { stdio: "inherit", env: { ...process.env, ...times, FULL_RUN: "yes" } },
  );
  if (status !== 0) {
    console.error("Something was lost or broke: docs/reliability.md stays as it was.");
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

rmSync(faultRecords, { force: true });
const reports = phases.map(runTests);

const records = readFileSync(faultRecords, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as FaultRecord)
  .toSorted((a, b) => a.fault.localeCompare(b.fault));
const titlesOfParts = reports
  .flatMap(({ testResults }) => testResults)
  .filter(({ name }) => parts.some((part) => name.includes(part)))
  .flatMap(({ assertionResults }) => assertionResults)
  .filter((test) => test.status === "passed")
  .map(({ title }) => `- ${title}`);
// SQLite and PostgreSQL must pass the same list.
const titles = [...new Set(titlesOfParts)];

const commit = spawnSync("git", ["describe", "--always", "--dirty"]).stdout.toString().trim();
writeFileSync(
  "docs/reliability.md",
  describeFaults({
    records,
    titles,
    commit,
    passed: reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0),
    skipped: reports.reduce((sum, { numPendingTests }) => sum + numPendingTests, 0),
    day: new Date().toISOString().slice(0, 10),
    machine: `Node ${process.versions.node} on ${cpus().length} cores`,
  }),
);
console.log("Written: docs/reliability.md");
