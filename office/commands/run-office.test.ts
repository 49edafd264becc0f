import { expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import type { Store } from "#server/store/store.ts";
import { commandRunner } from "./open-office.fixture.ts";

/** Runs a command whose store fails like a database. */
function typeWith(refusal: Error) {
  const refuse = () => Promise.reject(refusal);
  const store = { change: refuse, scrub: refuse, close: async () => undefined, place: "" };
  const type = commandRunner(async () => store as unknown as Store, readEnvironment({}));
  return type("outbox", "retry", "--all");
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
