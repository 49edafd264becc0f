// @module-tag slow
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
import { trustClock } from "#server/retention/purge.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { message, openDesk, testPassphrase } from "./open-desk.fixture.ts";

/** Opens a desk over a store with one message, and a folder for backups. */
async function openDeskWithBackups() {
  const desk = await openDesk((store) => message(store), { SECRET_KEY: "a".repeat(64) });
  const backups = join(desk.folder, "backups");
  mkdirSync(backups);
  return {
    ...desk,
    backups,
    /** Enlarges the message with bytes that cannot be compressed. */
    grow: (bytes: number) =>
      desk.withStore((store) =>
        store.change((tables) =>
          tables
            .updateTable("contact_messages")
            .set({ fields: randomBytes((bytes * 3) / 4).toString("base64") })
            .execute(),
        ),
      ),
  };
}

/** Redirects the system's temporary files to a folder of this test. */
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

test("deletes leftovers of a killed backup and keeps those of a running one", async () => {
  const desk = await openDeskWithBackups();
  const temporary = ownTemporaryFiles();
  const past = Date.now() / 1000 - 86_400;
  for (const name of ["otc-backup-killed", "otc-backup-at-work", "not-a-backup"]) {
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
  expect(readdirSync(temporary).toSorted()).toEqual(["not-a-backup", "otc-backup-at-work"]);
  const left = readdirSync(desk.backups).filter((name) => name.endsWith(".part"));
  expect(left.toSorted()).toEqual(["mine.part", "otc-2026-11-22T02-00-00.backup.part"]);
});

test("leaves no unencrypted copy when the terminal closes during a backup", async () => {
  const desk = await openDeskWithBackups();
  // Takes some seconds, so that the terminal closes in the middle.
  await desk.grow(20 * 1024 ** 2);
  const temporary = temporaryFolder();
  const command = spawn(process.execPath, ["desk/main.ts", "backup", desk.backups], {
    cwd: projectRoot(),
    env: {
      PATH: process.env.PATH,
      TMPDIR: temporary,
      DATA_DIR: desk.folder,
      BACKUP_PASSPHRASE: testPassphrase,
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

/** A small disk in a mount namespace of one command (Linux). */
const ownMounts = ["unshare", ...(process.getuid?.() === 0 ? ["-m"] : ["-r", "-m"])];
const smallDisk = 'mount -t tmpfs -o size=3m tmpfs "$DATA_DIR"';
const canMount =
  spawnSync(ownMounts[0] as string, [...ownMounts.slice(1), "sh", "-c", smallDisk], {
    env: { ...process.env, DATA_DIR: "/mnt" },
  }).status === 0;
if (!canMount) console.log("Skipped: this machine does not allow mounting a small disk.");

test.skipIf(!canMount)(
  "keeps the store when the disk is too full to restore a backup",
  async () => {
    const desk = await openDeskWithBackups();
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
          BACKUP_PASSPHRASE: testPassphrase,
        },
      },
    );
    expect(stdout).toMatch(/ENOSPC.*\ncode 1\notc\.sqlite\nuntouched\n$/);
  },
);

test("leaves the replaced store next to the restored one, and nothing else", async () => {
  const desk = await openDeskWithBackups();
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

test("keeps old backups under an untrusted clock and gives the reason", async () => {
  const desk = await openDeskWithBackups();
  const earlier = "otc-2020-01-01T00-00-00.backup";
  writeFileSync(join(desk.backups, earlier), "");
  // Last trusted years ago: the clock has jumped, or the site was off.
  await desk.withStore((store) => trustClock(store, Date.now() - 1000 * day));
  const { code, out } = await desk.type("backup", desk.backups);
  expect(code).toBe(0);
  expect(out).toContain("Old ones stay: The clock says");
  expect(readdirSync(desk.backups)).toContain(earlier);
});
