import { TestRunner } from "vitest";

/** Numbers that a test has measured, by name. */
export type RecordedFigures = Record<string, number | string>;

declare module "vitest" {
  interface TaskMeta {
    /** Part of the test's entry in the JSON report; `npm run proof` publishes it. */
    figures?: RecordedFigures;
  }
}

/** Records the figures of the current test; `expect` still decides whether it passes. */
export function recordFigures(figures: RecordedFigures): void {
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.figures = { ...test.meta.figures, ...figures };
}

/** Counts one more of something within the test that runs now. */
export function countFigure(name: string): void {
  const before = TestRunner.getCurrentTest()?.meta.figures?.[name];
  recordFigures({ [name]: (typeof before === "number" ? before : 0) + 1 });
}
