import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { receiveDonation } from "#server/donations/restored-receipts.fixture.ts";
import { readMilestone } from "#server/store/milestones.ts";
import { readRestore } from "#server/store/restored.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { message } from "../subjects/received.fixture.ts";
import { openOffice } from "./open-office.fixture.ts";

/** An office whose store has given receipt 1, the snapshot of that, and receipt 2 given after it. */
async function openWithSnapshot() {
  const office = await openOffice(async (store) => {
    await message(store);
    expect(await receiveDonation(store, "T-1")).toBe(1);
  });
  const file = join(office.folder, "snapshot", "otc.copy");
  expect((await office.type("snapshot", file)).code).toBe(0);
  expect(await office.withStore((store) => receiveDonation(store, "T-2"))).toBe(2);
  return { ...office, file };
}

test("a restored store gives no receipt number that may be out in the world, and says so for a week", async () => {
  const { folder, file } = await openWithSnapshot();
  const place = join(folder, "again.sqlite");
  copyFileSync(file, place);
  const restored = await openSqlite(place);
  onTestFinished(() => restored.close());
  expect(await receiveDonation(restored, "T-3")).toBe(2001);
  const now = (await readMilestone(restored.tables, "restored")) ?? 0;
  expect(await readRestore(restored.tables, now)).toMatchObject({ last: 2001 });
  expect(await readRestore(restored.tables, now + 8 * 24 * 3_600_000)).toBeUndefined();
  await restored.close();

  // It leaves the gap once.
  const later = await openSqlite(place);
  onTestFinished(() => later.close());
  expect(await receiveDonation(later, "T-4")).toBe(2002);
});

test("a store that was not replaced leaves no gap", async () => {
  const { withStore } = await openWithSnapshot();
  expect(await withStore((store) => receiveDonation(store, "T-3"))).toBe(3);
  expect(await withStore(({ tables }) => readMilestone(tables, "restored"))).toBeUndefined();
});

test("the doctor tells of a restored store, and of what the provider knows", async () => {
  const { folder, file, type, withStore } = await openWithSnapshot();
  copyFileSync(file, join(folder, "otc.sqlite"));
  await withStore(async () => undefined);
  const { out } = await type("doctor", "--json");
  const findings: { kind: string }[] = JSON.parse(out);
  expect(findings.find(({ kind }) => kind === "restore")).toMatchObject({
    state: "attention",
    sentence: expect.stringContaining("Receipt numbers go on after 2000"),
  });
});

test("a copy is checked before it becomes the store, and is not changed by it", async () => {
  const { file, type } = await openWithSnapshot();
  const before = readFileSync(file);
  const { code, out } = await type("check-copy", file, "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ file, messages: 1, subscribers: 0, donations: 1 });
  expect((await type("check-copy", file)).out).toMatch(
    /is whole and of this version\. Messages: 1; subscribers: 0; donations: 1; the newest of /,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a copy of another version, a damaged one and what is none are refused by name", async () => {
  const { folder, file, type } = await openWithSnapshot();
  const other = join(folder, "other.copy");
  copyFileSync(file, other);
  const database = new DatabaseSync(other);
  database.exec("UPDATE store_schema SET mark = 'of another version'");
  database.close();
  expect(await type("check-copy", other)).toMatchObject({
    code: 1,
    error: expect.stringContaining("made by another version"),
  });
  const damaged = join(folder, "damaged.copy");
  const bytes = readFileSync(file);
  bytes.fill(7, 5 * 4096, 8 * 4096);
  writeFileSync(damaged, bytes);
  expect(await type("check-copy", damaged)).toMatchObject({
    code: 1,
    error: expect.stringContaining("is damaged"),
  });
  writeFileSync(damaged, "lost");
  expect((await type("check-copy", damaged)).error).toContain("is no copy of a store");
  expect((await type("check-copy", join(folder, "none"))).error).toContain("cannot be read");
  expect((await type("check-copy", folder)).error).toContain(
    "is a folder: name the snapshot in it",
  );
});
