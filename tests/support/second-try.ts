import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** More than this in one run is no longer the machine. */
const mostSecondTries = 3;

/**
 * Browsers on a hard-pressed machine now and then stall for half a minute. A test of the whole site is therefore
 * tried twice, but never in silence: which ones needed it is printed, more than a few fail the run, and what may
 * be lost in a fault gets no second try at all.
 */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests("passed")])
      .filter((test) => test.diagnostic()?.flaky);
    if (tests.length === 0) return;
    console.log(`\nPassed only at the second try: ${tests.length} (at most ${mostSecondTries})`);
    for (const test of tests) {
      console.log(`  ${relative(".", test.module.moduleId)} > ${test.fullName}`);
      const [error] = test.result().errors ?? [];
      if (error) console.log(`    ${error.message.split("\n")[0]}`);
    }
    const isAboutFaults = tests.some(({ module }) => module.moduleId.includes("/tests/faults/"));
    if (tests.length > mostSecondTries || isAboutFaults) process.exitCode = 1;
  }
}
