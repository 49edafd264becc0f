/**
 * `npm run proof`: writes what checks found into `public/data/proof.json`, from which `/proof` is made. It reads what
 * `npm test`, `npm run test:engines`, `npm run test:faults`, `npm run validate` and `npm run benchmark -- lighthouse`
 * have left, and runs by itself the few checks that take seconds, where they left nothing. A check that did not run
 * is written as not measured.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { proofFile, proofSchema } from "#collections/proof.ts";
import { getRetention } from "#collections/site/retention.ts";
import { gatherProof, lightTests } from "./gather-proof.ts";
import { listPackages } from "./package-list.ts";
import { readResult } from "./results.ts";
import { outcomeOf, readReport } from "./test-reports.ts";

const ownReport = "test-results/proof.json";
const reports = [readReport("test-results/report.json")].filter((report) => report !== undefined);

const missing = Object.values(lightTests).filter((file) => !outcomeOf([file], reports));
if (missing.length > 0) {
  if (!existsSync("build/client/index.html")) {
    console.error("There is no build. Make one with: npm run build");
    process.exit(1);
  }
  rmSync(ownReport, { force: true });
  spawnSync(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...missing,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${ownReport}`,
    ],
    { stdio: "inherit" },
  );
  const own = readReport(ownReport);
  if (own) reports.push(own);
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
