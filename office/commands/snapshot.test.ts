import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readMilestone } from "#server/store/milestones.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { unlistedFiles } from "#tests/support/unlisted-files.ts";
import { message } from "../subjects/received.fixture.ts";
import { openOffice } from "./open-office.fixture.ts";

test("copies the whole store into a file that this user alone can read", async () => {
  const office = await openOffice((store) => message(store));
  const file = join(office.folder, "snapshot", "otc.copy");
  const { code, out } = await office.type("snapshot", file, "--json");
  expect(code).toBe(0);
  const { size, mode } = statSync(file);
  expect(JSON.parse(out)).toEqual({ file, bytes: size });
  expect(mode & 0o777).toBe(0o600);
  expect(statSync(join(office.folder, "snapshot")).mode & 0o777).toBe(0o700);
  expect(unlistedFiles(office.folder)).toEqual([]);
  const copy = await openSqlite(file);
  expect(await copy.tables.selectFrom("contact_messages").select("email").execute()).toHaveLength(
    1,
  );
  await copy.close();
});

test("is one moment of a store that is written to meanwhile", async () => {
  const office = await openOffice();
  const file = join(office.folder, "snapshot", "otc.copy");
  const writing = office.withStore(async (store) => {
    for (let at = 0; at < 40; at += 1) await message(store, { subject: `Message ${at}` });
  });
  const [{ code }] = await Promise.all([office.type("snapshot", file), writing]);
  expect(code).toBe(0);
  const copy = await openSqlite(file);
  const count = async (table: "contact_messages" | "outbox") =>
    (await copy.tables.selectFrom(table).select("id").execute()).length;
  // A message and the order for its e-mail are one change.
  expect(await count("contact_messages")).toBe(await count("outbox"));
  await copy.close();
});

test("overwrites nothing, not even an empty file", async () => {
  const office = await openOffice();
  for (const text of ["", "something else"]) {
    const file = join(office.folder, `there-${text.length}`);
    writeFileSync(file, text);
    const { code, error } = await office.type("snapshot", file);
    expect([code, error]).toEqual([
      1,
      `${file} is there already. Name another file, or remove it first.`,
    ]);
    expect(readFileSync(file, "utf8")).toBe(text);
  }
  expect(await office.withStore(({ tables }) => readMilestone(tables, "snapshot"))).toBeUndefined();
});

test("says why nothing can be written there, and leaves nothing behind", async () => {
  const office = await openOffice();
  const inTheWay = join(office.folder, "file");
  writeFileSync(inTheWay, "");
  expect((await office.type("snapshot", join(inTheWay, "otc.copy"))).code).toBe(1);
  const closed = join(office.folder, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  if (process.getuid?.() !== 0) {
    const { code, error } = await office.type("snapshot", join(closed, "otc.copy"));
    expect([code, error]).toEqual([1, expect.stringContaining("permission")]);
  }
  expect(readdirSync(closed)).toEqual([]);
});

test("notes the moment, which the site looks at each hour", async () => {
  const office = await openOffice();
  await office.type("snapshot", join(office.folder, "snapshot", "otc.copy"));
  const at = await office.withStore(({ tables }) => readMilestone(tables, "snapshot"));
  expect(at).toBeGreaterThan(0);
});
