import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readProxySettings } from "./access-settings.ts";

const proof = "0123456789012345678901234567890123456789abc";
const origin = "https://office.example.org";

test("a laptop has neither an address nor a proof", () => {
  expect(readProxySettings({})).toBeUndefined();
  expect(readProxySettings({ CREDENTIALS_DIRECTORY: temporaryFolder() })).toBeUndefined();
});

test("the proof is a setting, a file, or what systemd hands over", () => {
  const folder = temporaryFolder();
  const file = join(folder, "office-proof");
  writeFileSync(file, `${proof}\n`, { mode: 0o600 });
  for (const given of [
    { OFFICE_PROOF: proof },
    { OFFICE_PROOF_FILE: file },
    { CREDENTIALS_DIRECTORY: folder },
  ]) {
    expect(readProxySettings({ OFFICE_ORIGIN: origin, ...given })).toEqual({ origin, proof });
  }
});

test.each([
  ["an address alone", { OFFICE_ORIGIN: origin }],
  ["a proof alone", { OFFICE_PROOF: proof }],
  ["an empty proof", { OFFICE_ORIGIN: origin, OFFICE_PROOF: "" }],
  ["a proof that can be guessed", { OFFICE_ORIGIN: origin, OFFICE_PROOF: "secret" }],
  ["a proof of two lines", { OFFICE_ORIGIN: origin, OFFICE_PROOF: `${proof}\n${proof}` }],
  [
    "an address without encryption",
    { OFFICE_ORIGIN: "http://office.example.org", OFFICE_PROOF: proof },
  ],
  ["an address with a path", { OFFICE_ORIGIN: `${origin}/office`, OFFICE_PROOF: proof }],
  ["two addresses", { OFFICE_ORIGIN: `${origin} https://b.example`, OFFICE_PROOF: proof }],
])("does not start with %s", (_, environment) => {
  expect(() => readProxySettings(environment)).toThrow(/OFFICE_ORIGIN/);
});

test("does not start with a proof that every login can read", () => {
  const file = join(temporaryFolder(), "office-proof");
  writeFileSync(file, proof);
  chmodSync(file, 0o644);
  const environment = { OFFICE_ORIGIN: origin, OFFICE_PROOF_FILE: file };
  expect(() => readProxySettings(environment)).toThrow(`chmod 600 ${file}`);
  chmodSync(file, 0o640);
  expect(readProxySettings(environment)?.proof).toBe(proof);
});
