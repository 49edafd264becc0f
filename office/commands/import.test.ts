import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openOffice } from "./open-office.fixture.ts";

const csvOf = (rows: string[]) => ["email,consent_at,wording,source_page", ...rows].join("\n");
const good = 'a@example.org,2026-01-02T03:04:05Z,"Yes, please",/fair';

test("imports readers only with the evidence of their consent, and each once", async () => {
  const office = await openOffice();
  const file = join(office.folder, "list.csv");
  const readers = async () => JSON.parse((await office.type("list", "readers")).out);
  writeFileSync(file, csvOf([good, "no address,,,"]));
  const refused = await office.type("import", file);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.error).toMatch(/line 3: email .*; consent_at .*; wording/);
  expect(await readers()).toEqual([]);

  writeFileSync(file, csvOf([good]));
  expect((await office.type("import", file)).out).toContain("1 added");
  expect((await office.type("import", file)).out).toContain("1 known already");
  expect(await readers()).toEqual([
    {
      email: "a@example.org",
      status: "confirmed",
      consent_at: "2026-01-02T03:04:05.000Z",
      confirmed_at: "2026-01-02T03:04:05.000Z",
      wording: "Yes, please",
      source_page: "/fair",
    },
  ]);

  // A list that was made before does not bring back a reader who asked to be forgotten.
  expect((await office.type("erase", "A@example.org", "--yes")).code).toBe(0);
  expect((await office.type("import", file)).out).toContain("1 left out");
  expect(await readers()).toEqual([]);
});
