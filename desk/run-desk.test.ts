import { expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { runDesk } from "./run-desk.ts";

/** A desk whose store refuses as an engine does. */
async function typeWith(refusal: Error) {
  const errors: string[] = [];
  const refuse = () => Promise.reject(refusal);
  const store = { change: refuse, scrub: refuse, close: async () => undefined, place: "" };
  const code = await runDesk(["outbox", "retry", "--all"], {
    openStore: async () => store as unknown as Store,
    print: () => undefined,
    printError: (text) => errors.push(text),
    width: 80,
  });
  return { code, error: errors.join("\n") };
}

const refusedBy = (facts: object) =>
  Object.assign(new Error('duplicate key violates "newsletter_issues_slug_key"'), facts);

test.each([
  ["PostgreSQL: there already", { code: "23505" }],
  ["PostgreSQL: two changes in each other's way", { code: "40001" }],
  ["PostgreSQL: a dead end of two locks", { code: "40P01" }],
  ["PostgreSQL: a lock not given", { code: "55P03" }],
  ["SQLite: there already", { code: "ERR_SQLITE_ERROR", errcode: 2067 }],
  ["SQLite: another one writes", { code: "ERR_SQLITE_ERROR", errcode: 5 }],
])("a desk that meets another says so in words, not in SQL (%s)", async (_, facts) => {
  const { code, error } = await typeWith(refusedBy(facts));
  expect(code).toBe(1);
  expect(error).toBe(
    "Somebody else did the same at this moment. Look at what is there now, and try again if need be.",
  );
});

test("a mistake of ours is not taken for somebody else's work", async () => {
  await expect(typeWith(refusedBy({ code: "ERR_INVALID_ARG_TYPE" }))).rejects.toThrow("duplicate");
  const { error } = await typeWith(refusedBy({ code: "42P01" }));
  expect(error).not.toContain("Somebody else");
});
