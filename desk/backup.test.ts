// @module-tag slow
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { packFiles } from "#server/backup/packed-files.ts";
import { seal } from "#server/backup/sealed-file.ts";
import { day } from "#server/clock.ts";
import { examineDrill } from "#server/doctor/machine.ts";
import { readEnvironment } from "#server/environment.ts";
import { deleteDraft, draftFolder, saveDraft } from "#server/newsletter/drafts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { unlistedFiles } from "#tests/support/unlisted-files.ts";
import { message, openDesk, testPassphrase } from "./open-desk.fixture.ts";

/** @returns the file of a new backup */
async function backUp(desk: Awaited<ReturnType<typeof openDesk>>): Promise<string> {
  const { out } = await desk.type("backup", join(desk.folder, "backups"), "--json");
  return (JSON.parse(out) as { file: string }).file;
}

test("restores the store and the key of the links", async () => {
  const desk = await openDesk((store) => message(store));
  const key = readFileSync(join(desk.folder, "secret.key"), "utf8");
  const file = await backUp(desk);
  await desk.withStore((store) =>
    store.change((tables) => tables.deleteFrom("contact_messages").execute()),
  );
  writeFileSync(join(desk.folder, "secret.key"), "ff");
  expect((await desk.type("restore", file)).code).toBe(0);
  expect((await desk.type("messages")).out).toContain("Working together");
  expect(readFileSync(join(desk.folder, "secret.key"), "utf8")).toBe(key);

  for (const none of [`${file}.none`, dirname(file)])
    expect((await desk.type("restore", none)).error).toBe(`There is no file ${none}.`);
  expect(unlistedFiles(desk.folder)).toEqual([]);
});

test("brings newsletters back that were being written, and keeps one that is there", async () => {
  const desk = await openDesk();
  const draft = { slug: "our-news", subject: "Our news", summary: "All of it.", body: "Hello." };
  saveDraft(desk.folder, draft);
  saveDraft(desk.folder, { ...draft, slug: "later" });
  const file = await backUp(desk);
  deleteDraft(desk.folder, "our-news");
  saveDraft(desk.folder, { ...draft, slug: "later", body: "Written since." });
  expect((await desk.type("restore", file)).code).toBe(0);
  const text = (slug: string) =>
    readFileSync(join(desk.folder, draftFolder, `${slug}.md`), "utf8").split("---\n\n")[1];
  expect([text("our-news"), text("later")]).toEqual(["Hello.\n", "Written since.\n"]);
});

test("gives restored files to the owner of the folder", async () => {
  const desk = await openDesk((store) => message(store));
  const file = await backUp(desk);
  // Only root restores for another user.
  if (process.getuid?.() === 0) chownSync(desk.folder, 65534, 65534);
  const { uid } = statSync(desk.folder);
  expect((await desk.type("restore", file)).code).toBe(0);
  for (const name of ["otc.sqlite", "secret.key"]) {
    expect(statSync(join(desk.folder, name)).uid, name).toBe(uid);
  }
});

test("rejects another passphrase, a missing one, and damaged files", async () => {
  const desk = await openDesk((store) => message(store, { message: "heron and papyrus" }));
  const file = await backUp(desk);
  const bytes = readFileSync(file);
  expect(bytes.includes("heron")).toBe(false);
  const stranger = await openDesk(undefined, { BACKUP_PASSPHRASE: "some other words than those" });
  expect((await stranger.type("restore", file)).error).toContain("the key is another one");
  const without = await openDesk(undefined, { BACKUP_PASSPHRASE: "" });
  expect((await without.type("backup", without.folder)).error).toContain("BACKUP_RECIPIENT");

  for (const at of [20, bytes.length >> 1, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
    writeFileSync(file, changed);
    expect((await desk.type("restore", file)).error, `byte ${at}`).toContain("cannot be opened");
  }
  writeFileSync(file, bytes.subarray(0, -100));
  expect((await desk.type("restore", file)).code).toBe(1);
  writeFileSync(file, "not a backup");
  expect((await desk.type("restore", file)).error).toContain("cannot be opened");
  expect((await desk.type("messages")).out).toContain("Working together");

  writeFileSync(file, bytes);
  const unpacked = join(temporaryFolder(), "unpacked");
  expect((await desk.type("restore", file, "--unpack", unpacked)).code).toBe(0);
  expect(readdirSync(unpacked).toSorted()).toEqual(["counts.json", "otc.sqlite", "secret.key"]);
});

test("deletes expired backups with the next one and stores its time", async () => {
  const desk = await openDesk((store) => message(store));
  const folder = join(desk.folder, "backups");
  mkdirSync(folder);
  for (const name of ["otc-2020-01-01T00-00-00.backup", "otc-2999-01-01T00-00-00.backup", "mine"]) {
    writeFileSync(join(folder, name), "");
  }
  const file = await backUp(desk);
  const left = ["mine", "otc-2999-01-01T00-00-00.backup", basename(file)];
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted());
  await desk.withStore(async ({ tables }) => {
    expect(await tables.selectFrom("milestones").select("name").execute()).toEqual([
      { name: "backup" },
    ]);
  });
});

test("refuses to restore while the site runs, also after other commands", async () => {
  const desk = await openDesk((store) => message(store));
  const file = await backUp(desk);
  await desk.withStore(async (site) => {
    await message(site, { subject: "Came later" });
    // Closing a connection empties the log that the site writes to.
    expect((await desk.type("messages")).out).toContain("Came later");
    expect(await desk.type("restore", file)).toMatchObject({
      code: 1,
      error: expect.stringContaining("The site is running"),
    });
  });
  expect((await desk.type("messages")).out).toContain("Came later");
  expect((await desk.type("restore", file)).code).toBe(0);
  expect((await desk.type("messages")).out).not.toContain("Came later");
});

test("replaces a damaged store and its log", async () => {
  const desk = await openDesk((store) => message(store));
  const file = await backUp(desk);
  for (const end of ["", "-wal"]) writeFileSync(join(desk.folder, `otc.sqlite${end}`), "damaged");
  expect((await desk.type("restore", file)).code).toBe(0);
  expect((await desk.type("messages")).out).toContain("Working together");
  const aside = readdirSync(desk.folder).find((name) => /^otc.sqlite.before-restore-/.test(name));
  expect(readFileSync(join(desk.folder, String(aside)), "utf8")).toBe("damaged");
});

test("is sealed to a public key, so that only the machine with the private one restores it", async () => {
  const identity = await generateIdentity();
  const keyFile = join(temporaryFolder(), "otc-backup.key");
  writeFileSync(keyFile, `# created: 2026-11-25\n${identity}\n`);
  const desk = await openDesk((store) => message(store), {
    BACKUP_PASSPHRASE: "",
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  });
  const file = await backUp(desk);
  expect((await desk.type("restore", file)).error).toContain("Add --identity <file>");
  const knowing = await openDesk();
  expect((await knowing.type("restore", file)).error).toContain("the key is another one");
  expect((await desk.type("restore", file, "--identity", keyFile)).code).toBe(0);
  expect((await desk.type("messages")).out).toContain("Working together");
});

test("a drill restores the newest backup elsewhere, compares its rows and tells the doctor", async () => {
  const backups = join(temporaryFolder(), "backups");
  const desk = await openDesk((store) => message(store), { BACKUP_DIR: backups });
  const environment = readEnvironment({ BACKUP_DIR: backups });
  const saysDoctor = (clock = Date.now) => examineDrill({ environment, clock });
  expect(await saysDoctor()).toMatchObject({ state: "attention" });
  await desk.type("backup");
  const [name = ""] = readdirSync(backups);
  expect((await desk.type("drill")).out).toMatch(
    /^otc-.*\.backup was restored with all its \d+ rows\.$/,
  );
  expect(await saysDoctor()).toMatchObject({
    state: "well",
    sentence: expect.stringContaining(name),
  });
  const { at } = JSON.parse(readFileSync(join(backups, "last-drill.json"), "utf8"));
  expect(await saysDoctor(() => at + 9 * day)).toMatchObject({
    state: "attention",
    sentence: expect.stringContaining("too long ago"),
  });

  writeFileSync(join(backups, name), readFileSync(join(backups, name)).subarray(0, -100));
  expect((await desk.type("drill")).error).toContain("cannot be opened");
});

test("a backup with other rows than it was made of is refused", async () => {
  const file = join(temporaryFolder(), "otc-2026-11-25T02-17-00.backup");
  const scratch = temporaryFolder();
  const desk = await openDesk((store) => message(store));
  copyFileSync(join(desk.folder, "otc.sqlite"), join(scratch, "otc.sqlite"));
  writeFileSync(join(scratch, "counts.json"), JSON.stringify({ contact_messages: 2 }));
  const parts = ["otc.sqlite", "counts.json"].map((name) => join(scratch, name));
  await seal(packFiles(parts), file, { passphrase: testPassphrase });
  expect((await desk.type("drill", dirname(file))).error).toContain(
    'was made of {"contact_messages":2}',
  );
});
