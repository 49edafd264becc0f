import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const steps = resolve("scripts/test-steps.mjs");

/** Runs a piece of `npm test` in a process of its own, as a terminal without colours would. */
function run(code: string): Promise<{ status: number; printed: string }> {
  const program = `import { endSteps, runStep } from ${JSON.stringify(steps)};\n${code}`;
  const options = ["--input-type=module", "--eval", program];
  const env = { PATH: process.env.PATH, NO_COLOR: "1" };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, options, { env }, (_, out, errors) =>
      resolve({ status: child.exitCode ?? 1, printed: out + errors }),
    );
  });
}

const node = JSON.stringify(process.execPath);

test("a step that succeeds prints one line and nothing that it said", async () => {
  const { status, printed } = await run(`
    await runStep("Words", ${node}, ["--eval", "console.log('much'); console.log('3 passed, 0 failed, 1 skipped')"]);
    process.exitCode = endSteps(61_000);`);
  expect(printed).toMatch(/^✓ Words +\d+\.\d s {2}3 passed\n/);
  expect(printed).not.toContain("much");
  expect(printed.trimEnd().split("\n").slice(-2)).toEqual([
    "1 min 1 s in all",
    "3 passed, 0 failed, 1 skipped",
  ]);
  expect(status).toBe(0);
});

test("a step that fails shows what it said, and the run fails, whatever comes after it", async () => {
  const { status, printed } = await run(`
    await runStep("Words", ${node}, ["--eval", "console.error('line 3 is wrong'); process.exit(2)"]);
    await runStep("Nothing", "no-such-program", []);
    await runStep("Rest", ${node}, ["--eval", ""]);
    process.exitCode = endSteps(1000);`);
  expect(printed).toContain("line 3 is wrong");
  expect(printed).toMatch(/^✗ Words/m);
  expect(printed).toMatch(/^✗ Nothing/m);
  expect(printed).toMatch(/^✓ Rest/m);
  expect(status).toBe(1);
});

/** A folder where the packages of the project are found, until the test ends. */
function failingTests(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(mkdirAt(".cache/failing-tests"), "of-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function mkdirAt(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return resolve(folder);
}

const reporterAt = (name: string) => JSON.stringify(resolve(`tests/support/${name}.ts`));

/** Runs tests of which one fails and one passes, as a step. */
async function expectOneFailure(folder: string, parameters: readonly string[], reason: string) {
  const { status, printed } = await run(`
    await runStep("Sums", ${node}, ${JSON.stringify(parameters)});
    process.exitCode = endSteps(1000);`);
  expect(printed).toContain(reason);
  const file = relative(".", join(folder, "sum.test.ts"));
  expect(printed).toContain(`npm test -- ${file} -t "one and one .both. are three"`);
  expect(printed).not.toMatch(/[✓√] .*(?:one is one|sum\.test)/);
  expect(printed).toMatch(/✗ Sums +\d+\.\d s {2}1 passed, 1 failed\n/);
  expect(printed).toMatch(/1 passed, 1 failed, 0 skipped\n$/);
  expect(status).toBe(1);
}

test("a test that fails shows what was expected, what came, and how to run it alone", async () => {
  const folder = failingTests({
    "sum.test.ts": `import { expect, test } from "vitest";
     test("one and one (both) are three", () => expect(1 + 1).toBe(3));
     test("one is one", () => expect(1).toBe(1));
     test("is left out", { tags: "other" }, () => expect(1).toBe(2));`,
    "vitest.config.ts": `export default { test: { reporters: [${reporterAt("calm-reporter")}], tags: [{ name: "other" }] } };`,
  });
  const program = resolve("node_modules/vitest/vitest.mjs");
  const parameters = [program, "run", "--root", folder, "--tags-filter=!other"];
  await expectOneFailure(folder, parameters, "expected 2 to be 3");
});

test("a test of the built site that fails shows the same", { timeout: 90_000 }, async () => {
  const folder = failingTests({
    "sum.test.ts": `import { expect, test } from "@playwright/test";
     test("one and one (both) are three", () => expect(1 + 1).toBe(3));
     test("one is one", () => expect(1).toBe(1));
     test("is left out", { tag: "@other" }, () => expect(1).toBe(2));`,
    "playwright.config.ts": `export default { reporter: [["failures"], [${reporterAt("repeat-reporter")}]], grepInvert: /@other/, outputDir: "results" };`,
  });
  const program = resolve("node_modules/@playwright/test/cli.js");
  const parameters = [program, "test", "--config", folder];
  await expectOneFailure(folder, parameters, "Received: 2");
});
