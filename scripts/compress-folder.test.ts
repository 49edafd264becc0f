import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { compressFolder } from "./compress-folder.ts";

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
  expect(await compressFolder(folder, cache)).toBe(2);
});
