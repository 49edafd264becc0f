import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "#collections/reading/project-root.ts";
import { day } from "#server/clock.ts";
import { createContact } from "#server/contact/contact.ts";
import { readEnvironment } from "#server/environment.ts";
import { trustClock } from "#server/retention/clock-check.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
import { runDesk } from "./run-desk.ts";

const passphrase = "words that only tests know";

/** A desk over a store with one message, and a folder for its backups. */
async function openDesk() {
  const folder = temporaryFolder();
  const backups = join(folder, "backups");
  mkdirSync(backups);
  const settings = readEnvironment({
    DATA_DIR: folder,
    BACKUP_PASSPHRASE: passphrase,
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
      message: goodMessage,
      sourcePage: "/contact",
      isSuspect: false,
    }),
  );
  return {
    folder,
    backups,
    withStore,
    /** Makes the message so long that its store takes some room, also when it is packed. */
    grow: (bytes: number) =>
      withStore((store) =>
        store.change((tables) =>
          tables
            .updateTable("contact_messages")
            .set({ fields: randomBytes((bytes * 3) / 4).toString("base64") })
            .execute(),
        ),
      ),
    async type(...typed: string[]) {
      const printed: string[] = [];
      const errors: string[] = [];
      const code = await runDesk(typed, {
        openStore: () => openSqlite(file, 100),
        readSettings: () => settings,
        width: 200,
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
  await desk.grow(20 * 1024 ** 2);
  const temporary = temporaryFolder();
  const command = spawn(process.execPath, ["desk/main.ts", "backup", desk.backups], {
    cwd: projectRoot(),
    env: {
      PATH: process.env.PATH,
      TMPDIR: temporary,
      DATA_DIR: desk.folder,
      BACKUP_PASSPHRASE: passphrase,
    },
    stdio: "ignore",
  });
  const ended = once(command, "exit");
  const copies = () => readdirSync(temporary).filter((name) => name.startsWith("otc-backup-"));
  await until(() => copies().length > 0);
  command.kill("SIGHUP");
  await ended;
  expect(copies()).toEqual([]);
  expect(readdirSync(desk.backups).filter((name) => name.endsWith(".part"))).toEqual([]);
});

/** A small disk that only one command sees and that goes with it, as Linux lets us. */
const ownMounts = ["unshare", ...(process.getuid?.() === 0 ? ["-m"] : ["-r", "-m"])];
const smallDisk = 'mount -t tmpfs -o size=3m tmpfs "$DATA_DIR"';
const canMount =
  spawnSync(ownMounts[0] as string, [...ownMounts.slice(1), "sh", "-c", smallDisk], {
    env: { ...process.env, DATA_DIR: "/mnt" },
  }).status === 0;
if (!canMount) console.log("Skipped: this machine lets nobody mount a small disk to be filled.");

test.skipIf(!canMount)("a disk without room for a backup keeps the store that it has", async () => {
  const desk = await openDesk();
  await desk.grow(2 * 1024 ** 2);
  expect((await desk.type("backup", desk.backups)).code).toBe(0);
  const [file = ""] = readdirSync(desk.backups);
  const copy = temporaryFolder();
  copyFileSync(join(desk.folder, "otc.sqlite"), join(copy, "otc.sqlite"));
  copyFileSync(join(desk.backups, file), join(copy, file));
  const command =
    `${smallDisk} && cp "$COPY/otc.sqlite" "$DATA_DIR" && "$NODE" desk/main.ts restore "$FILE" 2>&1\n` +
    'echo "code $?"; ls "$DATA_DIR"; cmp "$COPY/otc.sqlite" "$DATA_DIR/otc.sqlite" && echo untouched';
  const { stdout } = spawnSync(
    ownMounts[0] as string,
    [...ownMounts.slice(1), "sh", "-c", command],
    {
      cwd: projectRoot(),
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        DATA_DIR: desk.folder,
        NODE: process.execPath,
        COPY: copy,
        FILE: join(copy, file),
        BACKUP_PASSPHRASE: passphrase,
      },
    },
  );
  expect(stdout).toMatch(/ENOSPC.*\ncode 1\notc\.sqlite\nuntouched\n$/);
});

test("what a backup replaces stays beside it, and nothing else is left", async () => {
  const desk = await openDesk();
  expect((await desk.type("backup", desk.backups)).code).toBe(0);
  const [file = ""] = readdirSync(desk.backups);
  await desk.grow(1024 ** 2);
  const before = readFileSync(join(desk.folder, "otc.sqlite"));
  expect((await desk.type("restore", join(desk.backups, file))).code).toBe(0);
  const names = readdirSync(desk.folder).toSorted();
  expect(names).toEqual(["backups", "otc.sqlite", expect.stringMatching(/^otc\.sqlite\.before-/)]);
  expect(readFileSync(join(desk.folder, names[2] ?? "")).equals(before)).toBe(true);
  expect(statSync(join(desk.folder, "otc.sqlite")).size).toBeLessThan(before.length);
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
