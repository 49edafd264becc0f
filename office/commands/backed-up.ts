import { writeMilestone } from "#server/store/milestones.ts";
import type { AddCommand } from "./command.ts";
import { printOutcome } from "./print.ts";

export const backedUp: AddCommand = (program, office) => {
  program
    .command("backed-up")
    .description(
      "notes that a backup is complete and checked, so that a later one that fails is noticed",
    )
    .action(async () => {
      const at = Date.now();
      await office.store.change((tables) => writeMilestone(tables, "backup", at));
      printOutcome(office, { at: new Date(at).toISOString() }, "Noted: the backup is complete.");
    });
};
