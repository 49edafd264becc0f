import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { emailAddress } from "#app/forms/email-address.ts";
import { createContact } from "#server/contact/contact.ts";
import { openPostgres } from "#server/store/postgres.ts";
import type { Store } from "#server/store/store.ts";
import { atTestEnd } from "../support/at-end.ts";
import {
  findPostgresPrograms,
  makeCluster,
  postgresFolder,
  runProgram,
  startCluster,
} from "../support/postgres-cluster.ts";
import { expect, test } from "../support/test.ts";
import { goodMessage } from "../support/test-site.ts";
import { until } from "../support/until.ts";

/** The steps of docs/how-to/backups.md, "Any moment of the past". */
test("restores PostgreSQL to the moment before a mistake", async () => {
  const programs = findPostgresPrograms();
  if (!programs) return test.skip(true, "PostgreSQL is not installed.");
  const folder = postgresFolder();
  atTestEnd(() => rmSync(folder, { recursive: true, force: true }));
  const data = await makeCluster(programs, folder);
  const [archive, base] = [join(folder, "wal"), join(folder, "base")];
  await runProgram("mkdir", archive);

  const before = await startCluster(programs, {
    data,
    folder,
    settings: [
      "fsync=off",
      "wal_level=replica",
      "archive_mode=on",
      `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    ],
  });
  const store = await openPostgres(before.url);
  await keep(store, "before-the-base-backup@example.org");
  const backup = ["-D", base, "-X", "none", "-c", "fast", "--no-sync", "-h", folder, "-U", "otc"];
  await runProgram(join(programs, "pg_basebackup"), ...backup);
  await keep(store, "after-it@example.org");
  const moment = await ask(before.url, "SELECT clock_timestamp()::text AS answer");
  await store.change((tables) => tables.deleteFrom("contact_messages").execute());
  // What was written up to now goes into the archive.
  const last = await ask(before.url, "SELECT pg_walfile_name(pg_switch_wal()) AS answer");
  const isArchived = async () =>
    (await ask(before.url, "SELECT last_archived_wal AS answer FROM pg_stat_archiver")) >= last;
  await until(isArchived);
  await store.close();
  await before.stop();

  const again = join(folder, "again");
  await runProgram("cp", "-a", base, again);
  await runProgram("touch", join(again, "recovery.signal"));
  const after = await startCluster(programs, {
    data: again,
    folder,
    settings: [
      "fsync=off",
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${moment}`,
      "recovery_target_action=promote",
    ],
  });
  atTestEnd(() => after.stop());
  const isOpen = async () =>
    (await ask(after.url, "SELECT pg_is_in_recovery()::text AS answer")) === "false";
  await until(isOpen);
  const restored = await openPostgres(after.url);
  atTestEnd(() => restored.close());
  const messages = await restored.tables.selectFrom("contact_messages").select("email").execute();
  expect(messages.map(({ email }) => email).toSorted()).toEqual([
    "after-it@example.org",
    "before-the-base-backup@example.org",
  ]);
});

async function keep(store: Store, address: string): Promise<void> {
  const contact = createContact({ store, clock: Date.now });
  const message = { ...goodMessage, email: emailAddress(address) };
  await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
}

async function ask(url: string, query: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return String((await client.query(query)).rows[0]?.answer);
  } finally {
    await client.end();
  }
}
