import { writeMilestone } from "#server/store/milestones.ts";
import type { AddCommand } from "../command.ts";
import { printOutcome } from "../print-table.ts";

export const backedUp: AddCommand = (program, desk) => {
  program
    .command("backed-up")
    .description(
      "notes that a backup is complete and checked, so that a later one that fails is noticed",
    )
    .action(async () => {
      const at = Date.now();
      await desk.store.change((tables) => writeMilestone(tables, "backup", at));
      printOutcome(desk, { at: new Date(at).toISOString() }, "Noted: the backup is complete.");
    });
};
