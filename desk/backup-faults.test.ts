import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createContact } from "#server/contact/contact.ts";
import { readEnvironment } from "#server/environment.ts";
import { trustClock } from "#server/retention/clock-check.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { runDesk } from "./run-desk.ts";

const day = 24 * 3_600_000;

/** A desk over a store with one message, and a folder for its backups. */
async function openDesk() {
  const folder = temporaryFolder();
  const backups = join(folder, "backups");
  mkdirSync(backups);
  const settings = readEnvironment({
    ...{ DATA_DIR: folder, BACKUP_PASSPHRASE: "words that only tests know" },
  });
  const file = join(folder, "otc.sqlite");
  const withStore = async <Result>(work: (store: Store) => Promise<Result>) => {
    const store = await openSqlite(file);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  await withStore((store) =>
    createContact({ store, clock: Date.now }).receive({
      ...{ message: goodMessage, sourcePage: "/contact", isSuspect: false },
    }),
  );
  return {
    folder,
    backups,
    withStore,
    async type(...typed: string[]) {
      const printed: string[] = [];
      const errors: string[] = [];
      const code = await runDesk(typed, {
        ...{ openStore: () => openSqlite(file, 100), readSettings: () => settings, width: 200 },
        print: (text) => printed.push(text),
        printError: (text) => errors.push(text),
      });
      return { code, out: printed.join("\n"), error: errors.join("\n") };
    },
  };
}

test("under a clock that cannot be believed no older backup is deleted, and the command says why", async () => {
  const desk = await openDesk();
  const earlier = "otc-2020-01-01T00-00-00.backup";
  writeFileSync(join(desk.backups, earlier), "");
  // Last believed years ago: since then it jumped, or the site was off.
  await desk.withStore((store) => trustClock(store, Date.now() - 1000 * day));
  const { code, out } = await desk.type("backup", desk.backups);
  expect(code).toBe(0);
  expect(out).toContain("Old ones stay: The clock says");
  expect(readdirSync(desk.backups)).toContain(earlier);
});
