// @module-tag slow
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
  const brought = join(copy.root, ".cache/office/pictures", await bring());
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

describe("the pages beside the form", () => {
  const other = "content/pages/about.yaml";
  const shown = (workspace: Workspace, file: string) => {
    workspace.check();
    const path = join(workspace.copy, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(copy.root, file), "utf8").replace(from, to);
    writeFileSync(join(copy.root, file), text);
    return text;
  };

  test("keep a file as it was before a mistake, and follow all others", () => {
    const next = new Workspace(copy.root);
    expect(shown(next, member)).toBe(mine);
    const wrong = mine.replace(/^position: .*/m, "position:");
    next.saveDraft(member, wrong, versionOf(mine));
    expect(shown(next, member)).toBe(mine);
    expect(next.isHeld(member)).toBe(true);
    const right = change(other, /^heading: .*/m, "heading: Another one");
    expect(shown(next, other)).toBe(right);
    next.saveDraft(member, mine, versionOf(wrong));
    next.check();
    expect(next.held()).toEqual([]);
  });

  test("keep a file as it was when another one would break without that", () => {
    const next = new Workspace(copy.root);
    const before = shown(next, samples.case);
    const heading = change(other, /^heading: .*/m, "heading: Another one");
    rmSync(join(copy.root, samples.case));
    expect(next.check().length).toBeGreaterThan(0);
    expect(shown(next, samples.case)).toBe(before);
    expect(shown(next, other)).toBe(heading);
  });

  test("begin with what was published last where a file on disk has a mistake", () => {
    const published = readFileSync(join(copy.root, other), "utf8");
    change(other, /^heading: .*/m, "heading:");
    const isNew = "content/team/head-of-nothing.yaml";
    writeFileSync(join(copy.root, isNew), "position: Head of Nothing\n");
    const next = new Workspace(copy.root);
    expect(shown(next, other)).toBe(published);
    expect(shown(next, isNew)).toBe(undefined);
    expect(shown(next, member)).toBe(mine);
  });
});
