import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { getRetentionDays } from "#collections/site/retention.ts";
import { readSecretKey } from "#server/secret-key.ts";
import { copyTables } from "#server/store/copy-tables.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { setAside } from "#server/store/set-aside.ts";
import { lockSqlite, openSqlite } from "#server/store/sqlite.ts";
import { OfficeError } from "../office-error.ts";
import type { AddCommand, Office } from "./command.ts";
import { alignColumns } from "./print.ts";

export const moveTo: AddCommand = (program, office) => {
  program
    .command("move-to")
    .description(
      "copies everything from SQLite into an empty PostgreSQL database; the site must be stopped",
    )
    .argument("[address]", "postgres://user:password@host/database; DATABASE_URL if left out")
    .action((address) => move(address, office));
};

async function move(address: string | undefined, office: Office) {
  const { settings, wantsJson, print, printProgress } = office;
  const url = addressOf(address ?? settings.DATABASE_URL);
  const file = join(settings.DATA_DIR, "otc.sqlite");
  if (!existsSync(file)) throw new OfficeError(`There is no ${file} to be moved.`);
  checkKey(office);
  // Refuses a store of another version, whose tables do not fit.
  lock(file).close();
  await (await openSqlite(file)).close();
  const source = lock(file);
  printProgress("Copying …");
  const { counts, place } = await copyTo(url, source).finally(() => source.close());
  const now = Date.now();
  // A site that starts without DATABASE_URL must not continue with the old store.
  const [aside = ""] = ["", "-wal", "-shm"].flatMap((end) => setAside(file + end, now) ?? []);
  if (wantsJson) return print(JSON.stringify({ tables: Object.fromEntries(counts), aside }));
  const rows = [...counts].map(([name, count]) => [name, `${count}`, `${count}`]);
  print(alignColumns([["TABLE", "SQLITE", "POSTGRESQL"], ...rows]));
  const key = join(settings.DATA_DIR, "secret.key");
  const todo = [
    ...(settings.DATABASE_URL === url
      ? []
      : ["Write the address of the database into .env: DATABASE_URL=postgres://…"]),
    ...(settings.SECRET_KEY || !existsSync(key)
      ? []
      : [`Write the key into .env, the same on every server: ${keyCommand(key)}`]),
    "Start the site.",
  ];
  print(
    `\nEverything is in ${place} now. The old store is ${aside}; it is deleted after ${getRetentionDays().setAside} days.\n` +
      todo.map((line, index) => `${index + 1}. ${line}`).join("\n"),
  );
}

function addressOf(url: string | undefined): string {
  if (url && URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol)) return url;
  throw new OfficeError(
    "Say where to: npm run office -- move-to postgres://user:password@host/database, or DATABASE_URL=…",
  );
}

/** Refuses another key: links in e-mails and the codes of suppressed addresses would become invalid. */
function checkKey({ settings }: Office): void {
  const { SECRET_KEY, DATA_DIR } = settings;
  const file = join(DATA_DIR, "secret.key");
  if (!SECRET_KEY || !existsSync(file)) return;
  if (readSecretKey({ DATA_DIR }).equals(readSecretKey(settings))) return;
  throw new OfficeError(
    `SECRET_KEY is not the key of ${file}, with which the links in all mails so far were made, and the codes ` +
      `of those who left the newsletter. Take its line out of .env and type: ${keyCommand(file)} If the site has ` +
      `been running with SECRET_KEY since, remove ${file} instead.`,
  );
}

/** A command that copies the key without printing it. */
const keyCommand = (file: string) => `echo "SECRET_KEY=hex:$(cat ${file})" >> .env`;

function lock(file: string): DatabaseSync {
  const held = lockSqlite(file);
  if (!held) throw new OfficeError("The site is running. Stop it first.");
  return held;
}

async function copyTo(url: string, source: DatabaseSync) {
  const target = await openPostgres(url);
  try {
    return { counts: await copyTables(source, target), place: target.place };
  } finally {
    await target.close();
  }
}
