import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** Beside the report; test files run in several processes, and each adds its lines. */
const file = "test-results/tally.txt";

/** Activities of the tests whose number must not drop when tests become quicker. */
export type CountedActivity =
  | "documents opened"
  | "axe runs"
  | "pages walked by keyboard"
  | "first views weighed"
  | "servers started"
  | "servers killed"
  | "sites built from a copy";

/** Counts one more occurrence. */
export function countActivity(what: CountedActivity): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${what}\n`);
}

/** Removes the counts of an earlier run. */
export function resetActivityCounts(): void {
  rmSync(file, { force: true });
}

/** One line with all counts, e.g. `355 axe runs, 69 pages walked by keyboard`. */
export function readActivityCounts(): string {
  const counts = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} ${what}`).join(", ");
}
