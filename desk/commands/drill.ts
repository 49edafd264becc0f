import { existsSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drillName } from "#server/backup/drill-report.ts";
import { type AddCommand, DeskError } from "../command.ts";
import { printOutcome } from "../print-table.ts";
import { identityHelp, openingKeys, verifyBackup } from "./verify-backup.ts";

export const drill: AddCommand = (program, desk) => {
  program
    .command("drill")
    .description("restores the newest backup into a scratch folder and compares its rows")
    .argument("[folder]", "where backups are; BACKUP_DIR if left out")
    .option("--identity <file>", identityHelp)
    .action(async (named, { identity }) => {
      const folder = named ?? desk.settings.BACKUP_DIR;
      if (!folder || !existsSync(folder)) {
        throw new DeskError("Name the folder with the backups, or set BACKUP_DIR.");
      }
      const newest = globSync("*.backup", { cwd: folder }).toSorted().at(-1);
      if (!newest) throw new DeskError(`There is no backup in ${folder}.`);
      const rows = await verifyBackup(join(folder, newest), openingKeys(desk, identity));
      // Beside the backups, where the doctor of the site finds it, whichever machine has the private key.
      const report = { file: newest, at: Date.now(), rows };
      writeFileSync(join(folder, drillName), `${JSON.stringify(report)}\n`, { mode: 0o600 });
      printOutcome(desk, report, `${newest} was restored with all its ${rows} rows.`);
    });
};
