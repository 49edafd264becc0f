import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
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

test("a test that fails shows what was expected, what came, and how to run it alone", async () => {
  // Where the packages of the project are found.
  const folder = resolve(".cache/failing-test");
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "sum.test.ts");
  writeFileSync(
    file,
    `import { expect, test } from "vitest";
     test("one and one (both) are three", () => expect(1 + 1).toBe(3));
     test("one is one", () => expect(1).toBe(1));
     test("is left out", { tags: "other" }, () => expect(1).toBe(2));`,
  );
  const reporter = resolve("tests/support/calm-reporter.ts");
  writeFileSync(
    join(folder, "vitest.config.ts"),
    `export default { test: { reporters: [${JSON.stringify(reporter)}], tags: [{ name: "other" }] } };`,
  );
  const parameters = [resolve("node_modules/vitest/vitest.mjs"), "run", "--root", folder];
  const { status, printed } = await run(`
    await runStep("Sums", ${node}, ${JSON.stringify([...parameters, "--tags-filter=!other"])});
    process.exitCode = endSteps(1000);`);
  expect(printed).toContain("expected 2 to be 3");
  expect(printed).toContain(
    `npm test -- .cache/failing-test/sum.test.ts -t "one and one .both. are three"`,
  );
  expect(printed).not.toMatch(/[✓√] .*(?:one is one|sum\.test)/);
  expect(printed).toMatch(/✗ Sums +\d+\.\d s {2}1 passed, 1 failed\n/);
  expect(printed).toMatch(/1 passed, 1 failed, 0 skipped\n$/);
  expect(status).toBe(1);
});
