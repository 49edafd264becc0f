import type { TestReport } from "./test-reports.ts";

type Figures = Record<string, number | string>;
export interface FakeTest {
  title: string;
  group?: string;
  status?: "passed" | "failed" | "skipped";
  figures?: Figures;
}

/**
 * A report as Vitest writes it.
 * @param on ISO date of the run
 */
export function reportOf(on: string, files: Record<string, readonly FakeTest[]>): TestReport {
  return {
    startTime: Date.parse(`${on}T12:00:00Z`),
    testResults: Object.entries(files).map(([file, tests]) => ({
      name: `/home/amina/otc/${file}`,
      status: tests.some(({ status }) => status === "failed") ? "failed" : "passed",
      assertionResults: tests.map(({ title, group, status = "passed", figures }) => ({
        ancestorTitles: group ? [group] : [],
        title,
        status,
        meta: figures ? { figures } : {},
      })),
    })),
  };
}
