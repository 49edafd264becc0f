/**
 * `npm run proof`: writes the outcome of all checks into `public/data/proof.json`, from which `/proof` is made. It reads
 * the reports of `npm run test:full`, `npm run test:engines`, `npm run test:faults`, `npm run validate` and
 * `npm run benchmark -- lighthouse`, and runs the checks that take seconds where there is no report of them. A check
 * that did not run is written as not measured.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { proofFile, proofSchema } from "../../collections/proof/proof.ts";
import { getRetention } from "../../collections/site/retention.ts";
import { listPackages } from "../../scripts/package-list.ts";
import { gatherProof, lightTests } from "./gather-proof.ts";
import { readResult } from "./results.ts";
import { outcomeOf, readReport, type TestReport } from "./test-reports.ts";

const isReport = (report: TestReport | undefined) => report !== undefined;
const reports = ["report", "standards"]
  .map((name) => readReport(`test-results/${name}.json`))
  .filter(isReport);

const missing = Object.values(lightTests).filter((file) => !outcomeOf([file], reports));
if (missing.length > 0 && !existsSync("build/client/index.html")) {
  console.error("There is no build. Make one with: npm run build");
  process.exit(1);
}
const ofLab = missing.filter((file) => file.startsWith("lab/"));
const others = missing.filter((file) => !file.startsWith("lab/"));
reports.push(
  ...[
    runTests("proof", others),
    runTests("standards", ofLab, "--config=lab/vitest.config.ts"),
  ].filter(isReport),
);

/** Runs test files, if there are any. @returns their report */
function runTests(name: string, files: readonly string[], ...options: string[]) {
  if (files.length === 0) return undefined;
  const report = `test-results/${name}.json`;
  const output = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...options, ...files, ...output],
    { stdio: "inherit" },
  );
  return readReport(report);
}

const reliability = "docs/reliability.md";
const proof = gatherProof({
  reports,
  engines: readReport("test-results/engines.json"),
  validator: readResult("validator"),
  lighthouse: readResult("lighthouse"),
  reliability: existsSync(reliability) ? readFileSync(reliability, "utf8") : undefined,
  packages: listPackages(),
  retention: getRetention(),
});
mkdirSync(dirname(proofFile), { recursive: true });
writeFileSync(proofFile, `${JSON.stringify(proofSchema.parse(proof), null, 2)}\n`);

for (const [check, outcome] of Object.entries(proof.checks)) {
  const day = "on" in outcome ? outcome.on : "";
  console.log(`${check.padEnd(12)}${outcome.state.padEnd(14)}${day.padEnd(12)}${outcome.command}`);
}
console.log(`Written: ${proofFile}`);
if (Object.values(proof.checks).some(({ state }) => state === "broken")) process.exitCode = 1;
