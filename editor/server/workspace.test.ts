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

test("a draft outlasts the editor, with the text that it was started from", () => {
  const next = new Workspace(copy.root);
  expect(next.unsaved()).toEqual([member]);
  expect(next.current(member)).toBe(mine);
  expect(readFileSync(path(), "utf8")).toBe(before);
  next.save(member, mine, { version: versionOf(next.base(member)), baseVersion: versionOf(mine) });
  expect(readFileSync(path(), "utf8")).toBe(mine);
  expect(new Workspace(copy.root).unsaved()).toEqual([]);
});

test("a picture that only a draft names waits with it", async () => {
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

test("a change on disk before the next start is not overwritten", () => {
  const theirs = before.replace("basketColours: 4", "basketColours: 5");
  writeFileSync(path(), theirs);
  const next = new Workspace(copy.root);
  const versions = { version: versionOf(next.base(member)), baseVersion: versionOf(mine) };
  expect(() => next.save(member, mine, versions)).toThrow(VersionConflictError);
  expect(readFileSync(path(), "utf8")).toBe(theirs);
});

test("a draft ends when the file has the same text, or when it is discarded", () => {
  const next = new Workspace(copy.root);
  next.discard(member, versionOf(mine));
  expect(new Workspace(copy.root).unsaved()).toEqual([]);
  next.saveDraft(member, mine, versionOf(before));
  writeFileSync(path(), mine);
  expect(new Workspace(copy.root).unsaved()).toEqual([]);
});
