import { relative } from "node:path";
import type { TestCase, TestModule, Vitest } from "vitest/node";
import { MinimalReporter } from "vitest/node";
import { isFullRun } from "./full-run.ts";

/** How many of the slowest files are listed at the end. */
const slowest = Number(process.env.SLOWEST_FILES ?? (isFullRun ? 10 : 0));

/**
 * Prints nothing of what passes. Of each failure it prints what was expected, what came, and the command that runs this
 * test alone; its last line, `12 passed, 1 failed, 0 skipped`, is read by `scripts/test-steps.mjs`.
 */
export default class CalmReporter extends MinimalReporter {
  #modules: readonly TestModule[] = [];

  override onInit(ctx: Vitest): void {
    const { logger } = ctx;
    const banner = logger.printBanner.bind(logger);
    logger.printBanner = () => undefined;
    super.onInit(ctx);
    logger.printBanner = banner;
  }

  override onTestRunEnd(...[modules, ...rest]: Parameters<MinimalReporter["onTestRunEnd"]>): void {
    this.#modules = modules;
    super.onTestRunEnd(modules, ...rest);
  }

  /** Each failure is printed once, at the end, with its reason. */
  protected override printTestModule(): void {}

  /** In the place of Vitest's own figures. */
  override reportTestSummary(): void {
    const tests = this.#modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === "failed");
    // A file that cannot be loaded has no test that could fail.
    const broken = this.#modules.filter(
      (module) => module.state() === "failed" && failed.every((test) => test.module !== module),
    );
    if (failed.length + broken.length > 0) {
      this.log("To repeat:");
      for (const test of failed) this.log(`  ${repeatCommand(test)}`);
      for (const module of broken) this.log(`  ${command} ${pathOf(module)}`);
      this.log();
    }
    this.#reportSlowest();
    const passed = tests.filter((test) => test.result().state === "passed").length;
    const skipped = tests.filter(isSkippedByItself).length;
    this.log(`${passed} passed, ${failed.length + broken.length} failed, ${skipped} skipped`);
  }

  #reportSlowest(): void {
    if (slowest === 0) return;
    const durations = this.#modules
      .map((module) => [timeOf(module), pathOf(module)] as const)
      .toSorted(([one], [other]) => other - one);
    this.log("The slowest files, in seconds:");
    for (const [milliseconds, path] of durations.slice(0, slowest)) {
      this.log(`  ${(milliseconds / 1000).toFixed(1).padStart(6)}  ${path}`);
    }
    this.log();
  }
}

const pathOf = ({ moduleId }: TestModule) => relative(".", moduleId);

/** From the import of a file to the end of its last test, in milliseconds. */
function timeOf(module: TestModule): number {
  const { collectDuration, duration, setupDuration } = module.diagnostic();
  return collectDuration + duration + setupDuration;
}

/** Left out by its own condition, such as a program that is not installed, and not by the choice of tests. */
function isSkippedByItself(test: TestCase): boolean {
  const { tagsFilter = [], testNamePattern } = test.project.vitest.config;
  const isNamed = testNamePattern?.test(titleOf(test)) ?? true;
  const hasTags = tagsFilter.every((tag) =>
    tag.startsWith("!") ? !test.tags.includes(tag.slice(1)) : test.tags.includes(tag),
  );
  return test.result().state === "skipped" && isNamed && hasTags;
}

/** What Vitest compares with `-t`. */
const titleOf = (test: TestCase) => test.fullName.replaceAll(" > ", " ");

/** What repeats something does so as often as in this run. */
const command = `${isFullRun ? "FULL_RUN=yes " : ""}npm test --`;

/** Runs this test and no other. */
function repeatCommand(test: TestCase): string {
  const name = titleOf(test).replaceAll(/[\\^$.*+?()[\]{}|"`]/g, ".");
  return `${command} ${pathOf(test.module)} -t "${name}"`;
}
