// @module-tag slow
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { copyContent } from "../content/content-copy.fixture.ts";
import { createFile, deleteFile, renameFile } from "../content/items.ts";
import { sampleQuestions, samples, writeSamples } from "../content/sample-content.fixture.ts";
import { VersionConflictError, Workspace } from "../content/workspace.ts";
import { findAnnotations, removeAnnotation } from "../core/annotations.ts";
import { type Change, changesToPut, listChanges } from "./changes.ts";
import { suggestSummary } from "./suggested-summary.ts";
import { takeBack } from "./take-back.ts";

// Each starts programs that start others.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { member, news } = samples;
let copy: ReturnType<typeof copyContent>;
let workspace: Workspace;

const git = (...typed: string[]) =>
  execFileSync("git", typed, { cwd: copy.root, encoding: "utf8" }).trim();
const read = (file: string) => readFileSync(join(copy.root, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(copy.root, file), text);
const rename = (words: string) => write(member, read(member).replace("Head of Samples", words));

beforeAll(() => {
  copy = copyContent(writeSamples);
  workspace = new Workspace(copy.root);
});
afterAll(() => copy[Symbol.dispose]());
beforeEach(() => {
  git("checkout", "--quiet", "--", "content");
  git("clean", "--quiet", "--force", "-d", "content");
});

test("a sign ⚠ that was taken away is told in words, besides the fields that changed", async () => {
  const signs = findAnnotations(workspace.parsed(member));
  const { line = 0 } = signs.find(({ path }) => path.join() === "position") ?? {};
  write(member, removeAnnotation(member, read(member), line));
  rename("Head of Trials");
  const [change] = await listChanges(workspace);
  expect(change?.fields).toEqual([
    expect.objectContaining({ title: "Position", after: "Head of Trials" }),
    {
      field: "position",
      title: "Position",
      before: `⚠ ${sampleQuestions.member} Made up for a test?`,
      after: "It is settled here.",
    },
  ]);
});

test("a rename is one change with its redirect, and is taken back as one", async () => {
  const { file } = renameFile(workspace, news, "one more");
  write(file, read(file).replace("Made up for a test.", "Made up."));
  const changes = await listChanges(workspace);
  expect(changes).toMatchObject([
    {
      file,
      before: news,
      kind: "renamed",
      files: [file, news, "content/site/redirects.yaml"],
      fields: [{ field: "summary" }, { after: "/news/a-sample-item leads to /news/one-more" }],
    },
  ]);
  await takeBack(workspace, changes[0] as (typeof changes)[number]);
  expect(git("status", "--porcelain", "content")).toBe("");
});

test("another redirect is a change of its own", async () => {
  const { file } = renameFile(workspace, news, "one more");
  const redirects = "content/site/redirects.yaml";
  write(redirects, read(redirects).replace("to: /\n", "to: /about\n"));
  expect(await listChanges(workspace)).toMatchObject([
    { file: redirects, fields: [{ after: "/about" }], isShared: true },
    { file, fields: [{ title: "Old address" }] },
  ]);
});

test("a deletion is one change with its redirect, and its address leads nowhere once it is taken back", async () => {
  const { file } = renameFile(workspace, news, "one more");
  await takeBack(workspace, (await listChanges(workspace))[0] as Change);
  deleteFile(workspace, news, "/news");
  const changes = await listChanges(workspace);
  expect(changes).toMatchObject([
    {
      file: news,
      kind: "gone",
      files: [news, "content/site/redirects.yaml"],
      fields: [{ after: "/news/a-sample-item leads to /news" }],
    },
  ]);
  expect(file).not.toBe(news);
  await takeBack(workspace, changes[0] as Change);
  expect(git("status", "--porcelain", "content")).toBe("");
});

test("the menu counts what a press could put online", async () => {
  rename("Head of Trials");
  renameFile(workspace, news, "one more");
  const { file } = createFile(workspace, { folder: "news", title: "Begun" });
  workspace.check();
  const changes = await listChanges(workspace);
  expect(changes.map((change) => change.file)).toContain(file);
  const counted = await changesToPut(workspace);
  expect([...counted].sort()).toEqual([member, "content/news/one-more.md"].sort());
  // Three files of two changes, and a draft.
  expect(changes).toHaveLength(3);
});

test("a new text says what it says, and one of a taken name gets another", async () => {
  const made = [1, 2].map(() => createFile(workspace, { folder: "news", title: "Begun" }).file);
  expect(made).toEqual(["content/news/begun.md", "content/news/begun-2.md"]);
  const [change] = await listChanges(workspace);
  expect(change?.fields).toContainEqual(
    expect.objectContaining({ title: "Title", before: undefined, after: "Begun" }),
  );
});

test("a change is taken back to the words that are online, and a new text is deleted", async () => {
  const before = read(member);
  rename("Head of Trials");
  const { file } = createFile(workspace, { folder: "news", title: "Begun" });
  const changes = await listChanges(workspace);
  expect(changes.map(({ kind }) => kind)).toEqual(["changed", "new"]);
  for (const change of changes) await takeBack(workspace, change);
  expect(read(member)).toBe(before);
  expect(existsSync(join(copy.root, file))).toBe(false);
});

test("a change that came after the list was shown is not taken back", async () => {
  rename("Head of Trials");
  const [change] = await listChanges(workspace);
  write(member, `${read(member)}# Theirs\n`);
  const late = takeBack(workspace, change as NonNullable<typeof change>);
  await expect(late).rejects.toThrow(VersionConflictError);
  expect(read(member)).toContain("# Theirs");
});

test("a draft that was online before is no draft: its text goes away", async () => {
  write(news, read(news).replace("title:", "draft: true\ntitle:"));
  expect(await listChanges(workspace)).toMatchObject([{ file: news, state: "saved" }]);
});

test("suggests words from the titles of texts and fields", async () => {
  rename("Head of Trials");
  const changes = await listChanges(workspace);
  expect(suggestSummary(changes)).toBe("Head of Trials: Position");
  const many = Array.from({ length: 9 }, () => changes[0] as (typeof changes)[number]);
  expect(suggestSummary(many)).toBe("Head of Trials and 8 more");
});
