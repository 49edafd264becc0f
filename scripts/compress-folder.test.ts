import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { compressFolder, forgetUnused } from "./compress-folder.ts";

test("texts get packed twins that hold the same, and nothing else does", async () => {
  const folder = temporaryFolder();
  const cache = join(temporaryFolder(), "cache");
  const page = "<p>Digital justice</p>\n".repeat(200);
  mkdirSync(join(folder, "about"));
  writeFileSync(join(folder, "about", "index.html"), page);
  writeFileSync(join(folder, "tiny.txt"), "short");
  writeFileSync(join(folder, "font.woff2"), page);

  expect(await compressFolder(folder, cache)).toBe(2);
  const packed = join(folder, "about", "index.html");
  expect(brotliDecompressSync(readFileSync(`${packed}.br`)).toString()).toBe(page);
  expect(gunzipSync(readFileSync(`${packed}.gz`)).toString()).toBe(page);
  expect(existsSync(join(folder, "tiny.txt.br"))).toBe(false);
  expect(existsSync(join(folder, "font.woff2.gz"))).toBe(false);
  // Only what is not packed yet.
  expect(await compressFolder(folder, cache)).toBe(1);
});

test("what no build has used for a month is forgotten", async () => {
  const folder = temporaryFolder();
  const cache = join(temporaryFolder(), "cache");
  const writeText = (name: string) => writeFileSync(join(folder, name), `${name} `.repeat(200));
  writeText("used.txt");
  writeText("unused.txt");
  await compressFolder(folder, cache);
  expect(readdirSync(cache)).toHaveLength(4);
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), 0, 0);
  const other = temporaryFolder();
  writeFileSync(join(other, "used.txt"), "used.txt ".repeat(200));
  await compressFolder(other, cache);
  forgetUnused(cache);
  expect(readdirSync(cache)).toHaveLength(2);
});
