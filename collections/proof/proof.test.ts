import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { getProof, type Proof, proofFile } from "./proof.ts";

const written = JSON.parse(readFileSync(proofFile, "utf8")) as Proof;

test("publishes figures that fit the schema, with commands that exist", () => {
  const { checks } = getProof();
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  for (const { command } of Object.values(checks)) {
    const [, name = "test", option] =
      /^npm (?:run )?([a-z:-]+)(?: -- ([a-z-]+))?$/.exec(command) ?? [];
    expect(Object.keys(scripts), command).toContain(name);
    if (name === "benchmark") expect(existsSync(`lab/benchmarks/${option}.ts`), command).toBe(true);
  }
});

test("rejects a wrong figure with file, line, field and reason", () => {
  const root = temporaryFolder();
  const file = join(root, proofFile);
  mkdirSync(dirname(file), { recursive: true });
  const headers = {
    state: "kept",
    on: "yesterday",
    command: "npm run test:full",
    figures: { answers: -1 },
  };
  const wrong = { ...written, checks: { ...written.checks, headers, engines: undefined } };
  writeFileSync(file, JSON.stringify(wrong, null, 2));
  expect(() => getProof(root)).toThrow(/^public\/data\/proof\.json has \d problems/);
  expect(() => getProof(root)).toThrow(/line \d+, checks\.headers\.on: must be a date such as/);
  expect(() => getProof(root)).toThrow(
    /line \d+, checks\.headers\.figures\.answers: must be at least 0/,
  );
  expect(() => getProof(root)).toThrow(/line \d+, checks\.engines: is missing/);
});
