import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kampalaTime } from "#server/clock.ts";
import { makeFolder } from "#server/store/make-folder.ts";
import { readMilestone } from "#server/store/milestones.ts";
import type { Tables } from "#server/store/store.ts";

const markIn = (folder: string) => join(folder, "store.mark");

function readMark(folder: string): number {
  const file = markIn(folder);
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
}

/** Writes beside the store up to when it reached; the store keeps the same moment as its milestone `clock`. */
export function markStore(folder: string, now: number): void {
  makeFolder(folder);
  writeFileSync(markIn(folder), String(now), { mode: 0o600 });
}

/** Before a clock that went back reaches the store: a kill between store and mark must not look like a loss. */
export function dropMarkAhead(folder: string, now: number): void {
  if (readMark(folder) > now) rmSync(markIn(folder));
}

/**
 * Whether the store reaches less far than the mark beside it: an emptied file, or one without its
 * log, opens as a healthy store. Returns a sentence for staff when something is lost.
 */
export async function findLoss(tables: Tables, folder: string): Promise<string | undefined> {
  const mark = readMark(folder);
  const reached = (await readMilestone(tables, "clock")) ?? 0;
  if (reached >= mark) return undefined;
  const what = reached ? `knows nothing after ${kampalaTime(reached)}` : "is empty";
  return `On ${kampalaTime(mark)} the store was complete, and now it ${what}.`;
}
