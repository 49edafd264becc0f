import { spokenTime } from "#server/clock.ts";
import { readRestore } from "#server/store/restored.ts";
import type { Store } from "#server/store/store.ts";
import { attention, type ExaminationDependencies, off } from "./finding.ts";

/** Says that the store came back from a backup, and who knows what it lacks. */
export async function examineRestore({ store, clock }: ExaminationDependencies & { store: Store }) {
  const restore = await readRestore(store.tables, clock());
  if (!restore) return off("No backup was put back in the last week.");
  return attention(
    `The site has gone on from a backup since ${spokenTime(restore.at)}. ${gapSentence(restore.last)}`,
    "Compare with the payment provider what was paid after the backup: docs/how-to/backups.md, “Donations after the backup”.",
  );
}

/** @param last receipt number given or left out */
export const gapSentence = (last: number): string =>
  `Receipt numbers go on after ${last}, so that none is given twice.`;
