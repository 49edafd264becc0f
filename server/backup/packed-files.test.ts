import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { packFiles, unpackFiles } from "./packed-files.ts";

test("unpacks what was packed, and refuses a pack that ends too early", async () => {
  const folder = temporaryFolder();
  const names = ["letter", "empty", "last"];
  for (const name of names) writeFileSync(join(folder, name), name === "empty" ? "" : name);
  const pack = packFiles(names.map((name) => join(folder, name)));
  const bytes = Buffer.concat(await pack.toArray());
  const target = join(folder, "unpacked");
  mkdirSync(target);
  const unpack = (end?: number) =>
    pipeline(Readable.from([bytes.subarray(0, end)]), unpackFiles(target));
  await unpack();
  expect(names.map((name) => readFileSync(join(target, name), "utf8"))).toEqual([
    "letter",
    "",
    "last",
  ]);
  for (const end of [5, bytes.length - "last".length, bytes.length - 1]) {
    await expect(unpack(end), `${end} bytes`).rejects.toThrow("ends too early");
  }
});
