import fs, { readFileSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { moveIntoPlace, stageCopies } from "./replace-file.ts";

const now = 1_700_000_000_000;
let place: string;
let aside: string;
const read = (file: string) => readFileSync(file, "utf8");

beforeEach(() => {
  const folder = temporaryFolder();
  place = join(folder, "otc.sqlite");
  aside = `${place}.before-restore-${now}`;
  writeFileSync(place, "old");
});

/** Brings the file beside its place. */
function bring(): void {
  const from = join(temporaryFolder(), "otc.sqlite");
  writeFileSync(from, "new");
  stageCopies([from], join(place, ".."));
}

/** A disk on which no file has two names. */
function refuseHardLinks(): void {
  const link = vi.spyOn(fs, "linkSync").mockImplementation(() => {
    throw Object.assign(new Error("no links here"), { code: "EPERM" });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    link.mockRestore();
    syncBuiltinESMExports();
  });
}

test("leaves the replaced file next to the new one", () => {
  bring();
  moveIntoPlace(place, "restore", now);
  expect([read(place), read(aside)]).toEqual(["new", "old"]);
});

test("leaves it there on a disk without hard links too", () => {
  refuseHardLinks();
  bring();
  moveIntoPlace(place, "restore", now);
  expect([read(place), read(aside)]).toEqual(["new", "old"]);
});

test("leaves the old file in place until the new one replaces it, without hard links too", () => {
  refuseHardLinks();
  // Nothing was brought: the last step fails.
  expect(() => moveIntoPlace(place, "restore", now)).toThrow("ENOENT");
  expect(read(place)).toBe("old");
});

test("never overwrites a file that was set aside before", () => {
  bring();
  writeFileSync(aside, "older");
  expect(() => moveIntoPlace(place, "restore", now)).toThrow("EEXIST");
  expect([read(place), read(aside)]).toEqual(["old", "older"]);
});
