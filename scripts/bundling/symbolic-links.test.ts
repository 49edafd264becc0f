import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { findSymbolicLinks } from "./symbolic-links.ts";

test("finds links to files and folders at any depth, and a folder that is one", () => {
  const root = temporaryFolder();
  const folder = join(root, "public");
  mkdirSync(join(folder, "files"), { recursive: true });
  writeFileSync(join(folder, "files/real.txt"), "real");
  expect(findSymbolicLinks([folder])).toEqual([]);
  symlinkSync("/etc/passwd", join(folder, "files/leak.pdf"));
  symlinkSync("/etc", join(folder, "all"));
  symlinkSync(folder, join(root, "content"));
  expect(findSymbolicLinks([folder, join(root, "content")]).toSorted()).toEqual([
    join(root, "content"),
    join(folder, "all"),
    join(folder, "files/leak.pdf"),
  ]);
});
