import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const program = join(import.meta.dirname, "start.ts");

test.each([
  [{ OFFICE_PORT: "many" }, "OFFICE_PORT must be a whole number from 0 to 65535."],
  [{ OFFICE_ORIGIN: "https://office.example.org" }, "the office needs the secret of the proxy."],
])("says in one sentence why it does not start: %o", async (settings, sentence) => {
  const env = { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), ...settings };
  const start = promisify(execFile)(process.execPath, [program], { env });
  const { code, stdout, stderr } = await start.then(
    () => expect.fail("it started"),
    (error) => error,
  );
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
