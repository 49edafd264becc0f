/**
 * `npm run lab -- mutants [folder or file …]`: breaks the code in small ways, one at a time, and counts how many of these
 * mutants the tests beside it notice. Prints those that live, and writes the counts into `docs/mutation-testing.md`. What
 * has not changed since the last run is not tried again; delete `test-results/mutants` to try all.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const usual = ["people", "retention", "mail", "http", "donations"].map((name) => `server/${name}`);
const asked = process.argv.slice(2);
/** Stryker splits at commas, so these cannot be one pattern. */
const tests = ["test", "fixture", "contract"].map((kind) => `!**/*.${kind}.ts`);
const page = "docs/mutation-testing.md";

for (const what of asked.length > 0 ? asked : usual) {
  const folder = what.endsWith(".ts") ? dirname(what) : what;
  const files = folder === what ? `${folder}/*.ts` : what;
  const kept = `test-results/mutants/${basename(folder)}.json`;
  const { status } = spawnSync(
    process.execPath,
    [
      "lab/node_modules/@stryker-mutator/core/bin/stryker.js",
      "run",
      "lab/mutants/stryker.config.json",
      `--mutate=${[files, ...tests].join()}`,
      `--incrementalFile=${kept}`,
    ],
    { stdio: "inherit", env: { ...process.env, MUTANTS_FOLDER: folder } },
  );
  if (status !== 0) process.exit(1);
  writeCounts(folder, JSON.parse(readFileSync(kept, "utf8")));
}

/** Writes the folder's line in the table, or replaces it. */
function writeCounts(
  folder: string,
  report: { files: Record<string, { mutants: { status: string }[] }> },
): void {
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  const noticed = count("Killed") + count("Timeout");
  const counts = [noticed, count("Timeout"), count("Survived"), count("NoCoverage")];
  const tried = noticed + count("Survived") + count("NoCoverage");
  const day = new Date().toISOString().slice(0, 10);
  const score = `${((noticed / tried) * 100).toFixed(0)} %`;
  const line = `| \`${folder}\` | ${[score, ...counts, count("Ignored"), day].join(" | ")} |\n`;
  const lines = readFileSync(page, "utf8").split(/(?<=\n)/);
  const others = lines.filter((other) => !other.startsWith(`| \`${folder}\` |`));
  const end = others.findLastIndex((other) => other.startsWith("|")) + 1;
  writeFileSync(page, [...others.slice(0, end), line, ...others.slice(end)].join(""));
}
