import { relative } from "node:path";
import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { readActivityCounts, resetActivityCounts } from "./activity-counts.ts";
import { isFullRun } from "./full-run.ts";

/**
 * Prints what Playwright's own report leaves out: the command that runs a failed test alone, and last the counts,
 * `12 passed, 1 failed, 0 skipped`, which `scripts/test-steps.mjs` reads.
 */
export default class RepeatReporter implements Reporter {
  #tests: readonly TestCase[] = [];
  /** Of no test, e.g. when a file cannot be loaded. */
  #errors = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
    resetActivityCounts();
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const failed = this.#tests.filter((test) => test.outcome() === "unexpected");
    const passed = this.#tests.filter((test) => ["expected", "flaky"].includes(test.outcome()));
    const skipped = this.#tests.filter(
      ({ results, expectedStatus }) => results.length > 0 && expectedStatus === "skipped",
    );
    if (failed.length > 0) console.log(`\nTo repeat:\n${failed.map(repeatCommand).join("\n")}`);
    if (isFullRun) console.log(`\nDone on the way: ${readActivityCounts()}`);
    console.log(
      `\n${passed.length} passed, ${failed.length + this.#errors} failed, ${skipped.length} skipped`,
    );
  }
}

/** The file that Playwright runs; the test itself may be written in one that several share. */
function fileOf(test: TestCase): string {
  let suite: Suite | undefined = test.parent;
  while (suite && suite.type !== "file") suite = suite.parent;
  return suite?.location?.file ?? test.location.file;
}

/** Runs this test and no other; what repeats something does so as often as in this run. */
function repeatCommand(test: TestCase): string {
  const [, , , ...titles] = test.titlePath();
  const title = titles.join(" ").replaceAll(/[\\^$.*+?()[\]{}|"`]/g, ".");
  const file = relative(".", fileOf(test));
  return `  ${isFullRun ? "FULL_RUN=yes " : ""}npm test -- ${file} -t "${title}"`;
}
