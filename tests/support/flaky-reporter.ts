import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** Maximum number of tests that may need a second try; more are our fault and not a busy machine's. */
const maxRetriedTests = 3;

/**
 * Browsers on a busy machine occasionally stall for half a minute, so a test of the whole site is tried twice. Prints
 * the tests that passed only then; more than a few fail the run, and so does a single one of `tests/faults/`, where a
 * second try could hide a loss.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests("passed")])
      .filter((test) => test.diagnostic()?.flaky);
    if (tests.length === 0) return;
    console.log(`\nPassed only at the second try: ${tests.length} (at most ${maxRetriedTests})`);
    for (const test of tests) {
      console.log(`  ${relative(".", test.module.moduleId)} > ${test.fullName}`);
      const [error] = test.result().errors ?? [];
      if (error) console.log(`    ${error.message.split("\n")[0]}`);
    }
    const isAboutFaults = tests.some(({ module }) => module.moduleId.includes("/tests/faults/"));
    if (tests.length > maxRetriedTests || isAboutFaults) process.exitCode = 1;
  }
}
