import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent } from "./content-copy.fixture.ts";
import { samples, writeSamples } from "./sample-content.fixture.ts";
import { VersionConflictError, versionOf, Workspace } from "./workspace.ts";

const { member } = samples;
let copy: ReturnType<typeof copyContent>;
let before: string;
let mine: string;

const path = () => join(copy.root, member);

beforeEach(() => {
  copy = copyContent(writeSamples);
  before = readFileSync(path(), "utf8");
  mine = before.replace("name: #", "name: Mine #");
  new Workspace(copy.root).saveDraft(member, mine, versionOf(before));
});
afterEach(() => copy[Symbol.dispose]());

test("what is not saved outlasts the editor, with what it was begun from", () => {
  const next = new Workspace(copy.root);
  expect(next.unsaved()).toEqual([member]);
  expect(next.current(member)).toBe(mine);
  expect(readFileSync(path(), "utf8")).toBe(before);
  next.save(member, mine, { version: versionOf(next.base(member)), baseVersion: versionOf(mine) });
  expect(readFileSync(path(), "utf8")).toBe(mine);
  expect(new Workspace(copy.root).unsaved()).toEqual([]);
});

test("a picture that only such a file names waits with it", async () => {
  const bytes = readFileSync("public/icon-192.png");
  const bring = () => new Workspace(copy.root).pictures.keep("team", "face.png", bytes);
  const brought = join(copy.root, ".cache/editor/pictures", await bring());
  const named = mine.replace(/^image: /m, "image: /team/face.png ");
  new Workspace(copy.root).saveDraft(member, named, versionOf(mine));
  // Nothing named it when that editor was opened.
  await bring();
  new Workspace(copy.root);
  expect(existsSync(brought)).toBe(true);
});

test("what somebody else wrote before the next start is not written over", () => {
  const theirs = before.replace("basketColours: 4", "basketColours: 5");
  writeFileSync(path(), theirs);
  const next = new Workspace(copy.root);
  const versions = { version: versionOf(next.base(member)), baseVersion: versionOf(mine) };
  expect(() => next.save(member, mine, versions)).toThrow(VersionConflictError);
  expect(readFileSync(path(), "utf8")).toBe(theirs);
});

test("what somebody has saved in the same words meanwhile waits no longer, nor what was discarded", () => {
  const next = new Workspace(copy.root);
  next.discard(member, versionOf(mine));
  expect(new Workspace(copy.root).unsaved()).toEqual([]);
  next.saveDraft(member, mine, versionOf(before));
  writeFileSync(path(), mine);
  expect(new Workspace(copy.root).unsaved()).toEqual([]);
});
