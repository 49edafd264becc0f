import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "#schemas/reading/project-root.ts";
import { createContact } from "#server/contact/contact.ts";
import { readEnvironment } from "#server/environment.ts";
import { trustClock } from "#server/retention/clock-check.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
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

/** The folder for temporary files of the system, for this test alone. */
function ownTemporaryFiles(): string {
  const usual = process.env.TMPDIR;
  const folder = temporaryFolder();
  process.env.TMPDIR = folder;
  onTestFinished(() => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  });
  return folder;
}

test("what a backup left that was killed goes with the next one, and what another works on stays", async () => {
  const desk = await openDesk();
  const temporary = ownTemporaryFiles();
  const past = Date.now() / 1000 - 86_400;
  for (const name of ["otc-backup-killed", "otc-backup-at-work", "of-somebody-else"]) {
    mkdirSync(join(temporary, name));
    writeFileSync(join(temporary, name, "otc.sqlite"), "");
    if (name !== "otc-backup-at-work") utimesSync(join(temporary, name), past, past);
  }
  const killed = "otc-2026-11-20T02-00-00.backup.part";
  for (const name of [killed, "otc-2026-11-22T02-00-00.backup.part", "mine.part"]) {
    writeFileSync(join(desk.backups, name), "");
    if (name === killed) utimesSync(join(desk.backups, name), past, past);
  }
  expect((await desk.type("backup", desk.backups)).code).toBe(0);
  expect(readdirSync(temporary).toSorted()).toEqual(["of-somebody-else", "otc-backup-at-work"]);
  const left = readdirSync(desk.backups).filter((name) => name.endsWith(".part"));
  expect(left.toSorted()).toEqual(["mine.part", "otc-2026-11-22T02-00-00.backup.part"]);
});

test("a backup whose terminal is closed leaves nothing that is not encrypted", async () => {
  const desk = await openDesk();
  // Some seconds of work, so that it is under way when the terminal goes.
  await desk.withStore((store) =>
    store.change((tables) =>
      tables
        .updateTable("contact_messages")
        .set({ fields: randomBytes(20 * 1024 ** 2).toString("base64") })
        .execute(),
    ),
  );
  const temporary = temporaryFolder();
  const command = spawn(process.execPath, ["desk/main.ts", "backup", desk.backups], {
    cwd: projectRoot(),
    env: {
      ...{ PATH: process.env.PATH, TMPDIR: temporary, DATA_DIR: desk.folder },
      BACKUP_PASSPHRASE: "words that only tests know",
    },
    stdio: "ignore",
  });
  const ended = once(command, "exit");
  await until(() => readdirSync(temporary).length > 0 || command.exitCode !== null);
  command.kill("SIGHUP");
  await ended;
  expect(readdirSync(temporary)).toEqual([]);
  expect(readdirSync(desk.backups).filter((name) => name.endsWith(".part"))).toEqual([]);
});

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
