import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { kampalaDay } from "../../collections/formats/kampala-day.ts";

/** The part of Vitest's JSON report that `npm run proof` reads; `tests/support/record-figures.ts` writes the figures. */
const report = z.object({
  startTime: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          meta: z
            .object({ figures: z.record(z.string(), z.union([z.number(), z.string()])).optional() })
            .optional(),
        }),
      ),
    }),
  ),
});
export type TestReport = z.infer<typeof report>;

/** One test that ran. */
export interface TestRun {
  /** Title of its group, e.g. `/about` or `Firefox`; empty outside of one. */
  group: string;
  figures: Readonly<Record<string, number | string>>;
}

/** Result of some test files. */
export interface TestOutcome {
  /** Day of the run, the earliest where there were several. */
  on: string;
  failed: number;
  /** Those that passed. */
  passed: readonly TestRun[];
}

/**
 * Reads a report of Vitest.
 * @returns undefined without one
 * @throws Error when the file is something else
 */
export function readReport(file: string): TestReport | undefined {
  if (!existsSync(file)) return undefined;
  const outcome = report.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!outcome.success) throw new Error(`${file} is no report of Vitest: ${outcome.error.message}`);
  return outcome.data;
}

/**
 * Returns the results of test files in their newest runs.
 * @returns undefined when one of them did not run, or was skipped as a whole
 */
export function outcomeOf(
  files: readonly string[],
  reports: readonly TestReport[],
): TestOutcome | undefined {
  const newest = reports.toSorted((a, b) => b.startTime - a.startTime);
  const outcomes = files.map((file) => {
    for (const run of newest) {
      const outcome = outcomeIn(run, file);
      if (outcome) return outcome;
    }
    return undefined;
  });
  const ran = outcomes.filter((outcome) => outcome !== undefined);
  const [first] = ran;
  if (!first || ran.length < files.length) return undefined;
  return {
    on: ran.reduce((earliest, { on }) => (on < earliest ? on : earliest), first.on),
    failed: ran.reduce((sum, { failed }) => sum + failed, 0),
    passed: ran.flatMap(({ passed }) => passed),
  };
}

function outcomeIn({ startTime, testResults }: TestReport, file: string): TestOutcome | undefined {
  const found = testResults.find(({ name }) => name.replaceAll("\\", "/").endsWith(`/${file}`));
  if (!found) return undefined;
  const of = (status: string) => found.assertionResults.filter((test) => test.status === status);
  // A failure before the first test leaves all of them skipped.
  const failed = Math.max(of("failed").length, found.status === "failed" ? 1 : 0);
  const passed = of("passed").map(({ ancestorTitles, meta }) => ({
    group: ancestorTitles.at(-1) ?? "",
    figures: meta?.figures ?? {},
  }));
  if (failed === 0 && passed.length === 0) return undefined;
  return { on: kampalaDay(startTime), failed, passed };
}
