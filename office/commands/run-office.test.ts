import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import type { Store } from "#server/store/store.ts";
import { commandRunner, openOffice } from "./open-office.fixture.ts";

/** Runs a command whose store fails like a database. */
function typeWith(refusal: Error) {
  const refuse = () => Promise.reject(refusal);
  const store = { change: refuse, scrub: refuse, close: async () => undefined, place: "" };
  const type = commandRunner(async () => store as unknown as Store, readEnvironment({}));
  return type("backed-up");
}

const refusedBy = (facts: object) =>
  Object.assign(new Error('duplicate key violates "newsletter_issues_slug_key"'), facts);

test.each([
  ["PostgreSQL: duplicate row", { code: "23505" }],
  ["PostgreSQL: serialization failure", { code: "40001" }],
  ["PostgreSQL: deadlock", { code: "40P01" }],
  ["PostgreSQL: lock not available", { code: "55P03" }],
  ["SQLite: duplicate row", { code: "ERR_SQLITE_ERROR", errcode: 2067 }],
  ["SQLite: busy", { code: "ERR_SQLITE_ERROR", errcode: 5 }],
])("explains a conflict with another office in words (%s)", async (_, facts) => {
  const { code, error } = await typeWith(refusedBy(facts));
  expect(code).toBe(1);
  expect(error).toBe(
    "Somebody else did the same at this moment. Look at what is there now, and try again if need be.",
  );
});

test("does not report a bug as a conflict", async () => {
  await expect(typeWith(refusedBy({ code: "ERR_INVALID_ARG_TYPE" }))).rejects.toThrow("duplicate");
  const { error } = await typeWith(refusedBy({ code: "42P01" }));
  expect(error).not.toContain("Somebody else");
});

test("prints what there is without a store", async () => {
  const noStore = () => Promise.reject(new Error("opened"));
  const type = commandRunner(noStore, readEnvironment({}));
  for (const typed of [[], ["--help"], ["help"]]) {
    const { code, out } = await type(...typed);
    expect(code).toBe(0);
    expect(out).toContain("erase [options] <who>");
  }
  expect((await type("snapshot", "--help")).out).toContain("Usage: npm run office -- snapshot");
});

test.each([
  ["docter", "unknown command 'docter'\n(Did you mean doctor?)"],
  ["list", "missing required argument 'what'"],
  ["list lambs", "Allowed choices are messages, gifts, readers."],
  ["doctor --colour", "unknown option '--colour'"],
])('rejects "%s", and says why', async (line, sentence) => {
  const { type } = await openOffice();
  const answer = await type(...line.split(" "));
  expect(answer).toMatchObject({ code: 2, out: "" });
  expect(answer.error).toContain(sentence);
});

test("prints errors of the system in one line", async () => {
  const office = await openOffice();
  const inTheWay = join(office.folder, "a-file");
  writeFileSync(inTheWay, "This is no folder.");
  const refused = await office.type("snapshot", join(inTheWay, "otc.copy"));
  expect(refused.code).toBe(1);
  expect(refused.error).toContain(inTheWay);
  expect(refused.error).not.toContain("\n    at ");
});
