import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { drillName } from "#server/backup/drill-report.ts";
import { unpackFiles } from "#server/backup/packed-files.ts";
import { withScratch } from "#server/backup/scratch-folder.ts";
import { type OpeningKeys, unseal } from "#server/backup/sealed-file.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { printOutcome } from "../print-table.ts";

export const storeName = "otc.sqlite";
export const dumpName = "otc.pgdump";
/** Without it the links in all e-mails sent so far are invalid. */
export const keyName = "secret.key";
/** Rows by table, which a drill compares with those that it restored. */
export const countsName = "counts.json";

export const identityHelp = "the file with the private key that belongs to BACKUP_RECIPIENT";

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

/** @param identityFile as age-keygen writes it; without one, the passphrase of the settings */
export function openingKeys({ settings }: Desk, identityFile: string | undefined): OpeningKeys {
  if (identityFile) {
    if (!existsSync(identityFile)) throw new DeskError(`There is no ${identityFile}.`);
    return { identities: readFileSync(identityFile, "utf8").match(/^AGE-SECRET-KEY-\S+/gm) ?? [] };
  }
  if (settings.BACKUP_PASSPHRASE) return { passphrase: settings.BACKUP_PASSPHRASE };
  throw new DeskError(
    "Add --identity <file> with the private key that belongs to BACKUP_RECIPIENT.",
  );
}

/**
 * Restores a backup into a temporary folder and returns how many rows it holds.
 * @throws DeskError when it is damaged or holds other rows than when it was made
 */
export function verifyBackup(file: string, keys: OpeningKeys): Promise<number> {
  return withScratch(async (scratch) => {
    await unseal(file, unpackFiles(scratch), keys);
    const restored = await countRows(scratch);
    const kept = readFileSync(join(scratch, countsName), "utf8");
    if (JSON.stringify(restored) !== kept) {
      throw new DeskError(`${file} holds ${JSON.stringify(restored)}, and was made of ${kept}.`);
    }
    return Object.values(restored).reduce((sum, rows) => sum + rows, 0);
  });
}

/** Checks the whole copy or dump in a folder, and counts its rows by table. @throws DeskError when it is damaged */
export async function countRows(folder: string): Promise<Record<string, number>> {
  const dump = join(folder, dumpName);
  if (!existsSync(dump)) return checkStore(join(folder, storeName));
  // Reads the whole dump, as a restore would.
  const restoring = spawn("pg_restore", ["--data-only", "--file=-", dump], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(restoring, "close");
  const counts: Record<string, number> = {};
  let table: string | undefined;
  for await (const line of createInterface(restoring.stdout)) {
    const begun = /^COPY (?:\w+\.)?"?(\w+)"? .*FROM stdin;$/.exec(line)?.[1];
    if (line === "\\.") table = undefined;
    else if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1;
    else if (begun) {
      table = begun;
      counts[begun] = 0;
    }
  }
  const [code] = await ended;
  if (code !== 0) throw new DeskError(`pg_restore cannot read the dump; it ended with ${code}.`);
  return counts;
}

/** Counts the rows of a store by table. @throws DeskError when the file is damaged */
export async function checkStore(file: string): Promise<Record<string, number>> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const health = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    if (health !== "ok") throw new DeskError(`${file} is damaged: ${String(health)}`);
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const [row] = database.prepare(`SELECT count(*) AS rows FROM "${name}"`).all();
        return [name, Number(row?.rows)];
      }),
    );
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError(`${file} cannot be read: ${(error as Error).message}`);
  } finally {
    database.close();
  }
}
