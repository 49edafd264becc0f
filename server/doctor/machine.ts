import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { day, spokenTime } from "#server/clock.ts";
import { assessClock } from "#server/retention/clock-check.ts";
import { readLastBackup, readMilestone } from "#server/store/milestones.ts";
import type { Store } from "#server/store/store.ts";
import { attention, type ExaminationDependencies, off, well } from "./finding.ts";

type StoreDependencies = ExaminationDependencies & { store: Store };

/** Reports free disk space; a nearly full disk is an alert. */
export async function examineDisk({ environment }: ExaminationDependencies) {
  const { DATA_DIR } = environment;
  if (!existsSync(DATA_DIR)) return off("There is no DATA_DIR.");
  const { bavail, bsize, blocks } = await statfs(DATA_DIR);
  const free = ((bavail * bsize) / 1024 ** 3).toFixed(1);
  const share = blocks > 0 ? Math.round((100 * bavail) / blocks) : 0;
  return well(`${free} GB are free on the disk with our data (${share} %).`);
}

/** Reports the time, for comparison with another clock, and whether it can be trusted. */
export async function examineClock({ store, clock }: StoreDependencies) {
  const now = clock();
  const { warning } = await assessClock(store.tables, now);
  const says = `It says ${spokenTime(now, 0)} in Kampala`;
  return warning
    ? attention(warning, "Set the clock of the server right.")
    : well(`${says}, and has not jumped.`);
}

/** Reports the last backup that was completed; one that is too old is an alert. */
export async function examineBackup({ store, clock }: StoreDependencies) {
  const now = clock();
  const last = await readLastBackup(store.tables, now);
  if (last === undefined) {
    const begun = await readMilestone(store.tables, "snapshot");
    return off(`No backup was completed yet${begun ? ", only begun" : ""}.`);
  }
  const days = Math.floor((now - last) / day);
  const age = days < 1 ? "less than a day ago" : `${days} days ago`;
  return well(`The last backup was completed ${age}.`);
}
