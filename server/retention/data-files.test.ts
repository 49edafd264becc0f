import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { eraseFiles, purgeFiles } from "./data-files.ts";

const now = Date.UTC(2026, 10, 21);
const { mailFiles, setAside } = getRetentionDays();
const aside = "otc.sqlite.before-move-1";

/** A folder of data with some files, each as old as said. */
function folderWith(files: Record<string, { text?: string; age?: number }>): string {
  const folder = temporaryFolder();
  for (const part of ["outbox", "snapshot"]) mkdirSync(join(folder, part));
  for (const [name, { text = "", age = 0 }] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    const at = (now - age) / 1000;
    utimesSync(join(folder, name), at, at);
  }
  return folder;
}

const left = (folder: string) => readdirSync(folder, { recursive: true }).map(String).toSorted();

test("deletes files by their own periods, and none before its time", async () => {
  const folder = folderWith({
    "outbox/old.eml": { age: mailFiles * day + 1000 },
    "outbox/older.eml": { age: 10 * mailFiles * day },
    "outbox/due-now.eml": { age: mailFiles * day },
    "outbox/new.eml": {},
    [aside]: { age: setAside * day + 1000 },
    "secret.key": { age: 9000 * day },
  });
  const counts = await purgeFiles(folder, getRetention(), now);
  expect(counts).toEqual({ mailFiles: 2, setAside: 1 });
  const stays = ["outbox", "outbox/due-now.eml", "outbox/new.eml", "secret.key", "snapshot"];
  expect(left(folder)).toEqual(stays);
});

test("two servers on one folder may delete at the same moment", async () => {
  const old = Array.from({ length: 100 }, (_, at) => [`outbox/${at}.eml`, { age: 90 * day }]);
  const folder = folderWith(Object.fromEntries(old));
  const purge = () => purgeFiles(folder, getRetention(), now);
  await expect(Promise.all([purge(), purge(), purge()])).resolves.toHaveLength(3);
  expect(left(join(folder, "outbox"))).toEqual([]);
});

test("finds a person's e-mails by the ids of their rows, and by the address in their headers", async () => {
  const person = { email: emailAddress("Amina@Example.org"), emailIds: ["id-one", "id-two"] };
  const mine = {
    "outbox/2026-11-21-id-one.eml": { text: "To: office@example.org\n\nA pledge" },
    "outbox/2026-11-21-id-two.eml": { text: "To: office@example.org\n\nA receipt" },
    "outbox/to.eml": { text: "Subject: Hello\r\nTo: AMINA@example.ORG\r\n\r\nHello" },
    "outbox/unix.eml": { text: "To: amina@example.org\n\nHello" },
    "outbox/many.eml": { text: "To: a@example.org,\r\n  \tAmina@example.org\r\n\r\nHello" },
    "outbox/half.eml.part": { text: "of anyone" },
    [aside]: {},
    "snapshot/otc.copy": {},
  };
  const others = {
    "outbox/other.eml": { text: "To: other@example.org\r\n\r\nTo: amina@example.org" },
    "outbox/unix-other.eml": { text: "To: other@example.org\n\nTo: amina@example.org" },
    "otc.sqlite": { text: "amina@example.org" },
    "secret.key": {},
  };
  const folder = folderWith({ ...mine, ...others });
  expect(await eraseFiles(folder, getRetention(), person)).toBe(Object.keys(mine).length);
  for (const name of Object.keys(mine)) expect(existsSync(join(folder, name)), name).toBe(false);
  for (const name of Object.keys(others)) expect(existsSync(join(folder, name)), name).toBe(true);
});

test("erases a person from two servers at the same moment, on one folder", async () => {
  const mine = Array.from({ length: 100 }, (_, at) => [
    `outbox/${at}.eml`,
    { text: `To: ${at % 2 ? "amina" : "other"}@example.org\n\nHello` },
  ]);
  const folder = folderWith(Object.fromEntries(mine));
  const erase = (email: string) =>
    eraseFiles(folder, getRetention(), { email: emailAddress(email), emailIds: [] });
  const amina = () => erase("amina@example.org");
  await Promise.all([amina(), erase("other@example.org"), amina(), amina()]);
  expect(left(join(folder, "outbox"))).toEqual([]);
});

test("leaves the e-mails of others alone when a person has no address", async () => {
  const folder = folderWith({ "outbox/other.eml": { text: "To: other@example.org\n\nundefined" } });
  expect(await eraseFiles(folder, getRetention(), { emailIds: ["id-one"] })).toBe(0);
  expect(left(join(folder, "outbox"))).toEqual(["other.eml"]);
});
