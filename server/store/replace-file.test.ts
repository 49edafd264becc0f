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

test("what stood in the place lies beside it afterwards", () => {
  bring();
  moveIntoPlace(place, "restore", now);
  expect([read(place), read(aside)]).toEqual(["new", "old"]);
});

test("so it does on a disk without hard links", () => {
  refuseHardLinks();
  bring();
  moveIntoPlace(place, "restore", now);
  expect([read(place), read(aside)]).toEqual(["new", "old"]);
});

test("on a disk without hard links, too, the old one stands in the place until the new one takes it", () => {
  refuseHardLinks();
  // Nothing was brought: the last step fails.
  expect(() => moveIntoPlace(place, "restore", now)).toThrow("ENOENT");
  expect(read(place)).toBe("old");
});

test("what lies aside already is written over by nobody", () => {
  bring();
  writeFileSync(aside, "older");
  expect(() => moveIntoPlace(place, "restore", now)).toThrow("EEXIST");
  expect([read(place), read(aside)]).toEqual(["old", "older"]);
});
