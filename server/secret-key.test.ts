import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { EnvironmentError } from "./environment.ts";
import { readSecretKey } from "./secret-key.ts";

test("generates a key once and reads it again", () => {
  const DATA_DIR = temporaryFolder();
  const key = readSecretKey({ DATA_DIR });
  expect(key).toHaveLength(32);
  expect(readSecretKey({ DATA_DIR })).toEqual(key);
});

test.each([
  ["empty", () => ""],
  ["cut short", (key: string) => key.slice(0, 40)],
  ["spoilt", (key: string) => key.replace(/^../, "zz")],
])("refuses to start with a stored key that is %s", (_what, spoil) => {
  const DATA_DIR = temporaryFolder();
  readSecretKey({ DATA_DIR });
  const file = join(DATA_DIR, "secret.key");
  writeFileSync(file, spoil(readFileSync(file, "utf8")));
  expect(() => readSecretKey({ DATA_DIR })).toThrow(EnvironmentError);
});

test("reads SECRET_KEY as text, and with hex: as the bytes of a stored key", () => {
  const DATA_DIR = temporaryFolder();
  const key = readSecretKey({ DATA_DIR });
  const digits = readFileSync(join(DATA_DIR, "secret.key"), "utf8").trim();
  expect(readSecretKey({ DATA_DIR, SECRET_KEY: `hex:${digits}` })).toEqual(key);
  expect(readSecretKey({ DATA_DIR, SECRET_KEY: digits })).toEqual(Buffer.from(digits));
});
