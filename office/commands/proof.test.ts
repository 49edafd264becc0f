import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readProxySettings } from "../access/access-settings.ts";
import { openOffice } from "./open-office.fixture.ts";

test("writes a secret that the office takes, for its owner alone, and never over another", async () => {
  const { type } = await openOffice();
  const file = join(temporaryFolder(), "office-proof");
  const written = await type("proof", file);
  expect([written.code, written.out]).toEqual([
    0,
    expect.stringContaining(`OFFICE_PROOF_FILE=${file}`),
  ]);
  expect(written.out).not.toContain(readFileSync(file, "utf8").trim());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const environment = { OFFICE_ORIGIN: "https://office.example.org", OFFICE_PROOF_FILE: file };
  const first = readProxySettings(environment)?.proof;
  expect(first).toMatch(/^[\w-]{43}$/);
  const again = await type("proof", file);
  expect([again.code, again.error]).toEqual([1, expect.stringContaining("is there already")]);
  expect(readProxySettings(environment)?.proof).toBe(first);
});
