// @module-tag slow
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import {
  endlessWord,
  refusedWord,
  type SmallSite,
  smallProgram,
} from "../../scripts/online/small-site.fixture.ts";
import { samples } from "../content/sample-content.fixture.ts";
import { noteAuthor, readAuthors } from "./authors.ts";
import { listChanges } from "./changes.ts";
import { listHistory } from "./history.ts";
import { contentSite, openOnline } from "./online.fixture.ts";
import type { Online } from "./online.ts";

// Each starts programs that start others.
vi.setConfig({
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 90_000 } },
});

const { member, news } = samples;
const author = { name: "Communications" };

let small: SmallSite;
let online: Online;
let first: string;

beforeAll(() => {
  small = contentSite(temporaryFolder(afterAll));
  first = small.git("rev-parse", "HEAD");
  online = openOnline(small);
  bring(first);
});
afterAll(() => online[Symbol.asyncDispose]());
beforeEach(async () => {
  small.git("reset", "--quiet", "--hard", first);
  small.git("clean", "--quiet", "--force", "-d", "content");
});

// A test that failed in the middle leaves no build, which would hold the lock against all that follow.
afterEach(async () => {
  online.stop();
  await online.settled();
});

/** Shows a commit as if it had been put online before. */
function bring(commit: string): void {
  small.git("update-ref", "refs/office/next", commit);
  const [node, ...typed] = smallProgram(small.office);
  execFileSync(node, typed, { cwd: small.site, stdio: "pipe" });
  small.git("update-ref", "-d", "refs/office/next");
}

const change = (file: string, from: string | RegExp, to: string) => {
  const text = small.read(file);
  expect(text.replace(from, to)).not.toBe(text);
  small.write(file, text.replace(from, to));
};
const positionTo = (words: string) => change(member, "Head of Samples", words);
const put = async (files: string[], words = "Say what changed") => {
  await online.put(files, words, author);
  await online.settled();
  return online.last();
};
const state = () => ({
  branch: small.git("rev-parse", "main"),
  shown: small.gitOfSite("rev-parse", "HEAD"),
  page: small.page(),
  status: small.git("status", "--porcelain"),
  words: small.read(member),
  next: small.git("for-each-ref", "refs/office"),
});

test("puts the chosen text online under the name of the sign-in, and leaves the others", async () => {
  positionTo("Head of Trials");
  change(news, "A sample item", "Half a sentence of a");
  small.git("add", news);
  expect(await put([member])).toMatchObject({
    ending: "online",
    files: [member],
    filesRead: expect.any(Number),
  });
  expect(small.page()).toContain("Head of Trials");
  expect(small.page()).not.toContain("Half a sentence");
  expect(small.git("log", "-1", "--format=%an <%ae> %cn: %s")).toBe(
    "Communications <communications@office.example.org> OTC office: Say what changed",
  );
  // Staged by hand before, and staged still.
  expect(small.git("status", "--porcelain")).toBe(`M  ${news}`);
  expect(small.git("rev-parse", "main")).toBe(small.gitOfSite("rev-parse", "HEAD"));
  expect(await listChanges(online.workspace)).toMatchObject([{ file: news }]);
});

test("a mistake in a chosen text is named by text and field, and nothing moves", async () => {
  bring(first);
  change(member, /^position:.*$/m, "position:");
  const before = state();
  expect(await put([member])).toMatchObject({
    ending: "refused",
    step: "check",
    problems: [{ file: member, fieldTitle: "Position" }],
  });
  expect(state()).toEqual(before);
});

test("a text that needs another one which stays here is refused in the check", async () => {
  const added = "content/cases/another.yaml";
  small.write(added, small.read(samples.hearing).replace("S3", "S4"));
  change(news, "case: sample-complaint", "case: another");
  expect(await put([news])).toMatchObject({
    ending: "refused",
    step: "check",
    problems: [{ file: news }],
  });
  expect(await put([news, added])).toMatchObject({ ending: "online" });
});

test("what the build refuses leaves site, history, index and words as they were", async () => {
  bring(first);
  positionTo(refusedWord);
  small.git("add", member);
  const before = state();
  expect(await put([member])).toMatchObject({
    ending: "refused",
    step: "pages",
    reason: "The picture cannot be read.",
    printed: expect.stringContaining("at "),
  });
  expect(state()).toEqual(before);
});

test("a build that is stopped leaves everything as it was", async () => {
  bring(first);
  positionTo(endlessWord);
  const before = state();
  await online.put([member], "Never ends", author);
  await expect.poll(() => existsSync(join(small.site, ".cache/endless"))).toBe(true);
  await expect(online.put([member], "A second press", author)).rejects.toThrow(
    "Communications is putting something online.",
  );
  online.stop();
  await online.settled();
  expect(online.last()).toMatchObject({ ending: "stopped" });
  expect(state()).toEqual(before);
});

test("is stopped in the check too, and says so", async () => {
  positionTo("Head of Trials");
  const before = state();
  await online.put([member], "Say it", author);
  online.stop();
  await online.settled();
  expect(online.last()).toMatchObject({
    ending: "stopped",
    reason: expect.stringMatching(/stopped/),
  });
  expect(state()).toEqual(before);
});

test("what was changed after the list was shown is not put online unseen", async () => {
  positionTo("Head of Trials");
  const [listed] = await listChanges(online.workspace);
  const seen = new Map([[member, listed?.version ?? ""]]);
  change(member, "Head of Trials", "Half a word");
  await expect(online.put([member], "Say it", author, seen)).rejects.toThrow(
    "Look at it once more",
  );
  expect(online.busyFor).toBeUndefined();
});

test("the author of what is typed while it goes online is kept", async () => {
  positionTo("Head of Trials");
  noteAuthor(small.office, member, "Communications", 5);
  await online.put([member], "Say it", author);
  noteAuthor(small.office, member, "Programmes", Number.MAX_SAFE_INTEGER);
  await online.settled();
  expect(readAuthors(small.office)[member]).toMatchObject({ name: "Programmes" });
});

test("a commit that came in between is kept, and the pages of before are back", async () => {
  bring(first);
  positionTo("Head of Trials");
  await using racing = openOnline(small, {
    onStep: (step) => {
      if (step === "place")
        small.git("commit", "--quiet", "--allow-empty", "--message", "In between");
    },
  });
  await racing.put([member], "Too late", author);
  await racing.settled();
  expect(racing.last()).toMatchObject({
    ending: "refused",
    reason: expect.stringContaining("once more"),
  });
  expect(small.git("log", "-1", "--format=%s")).toBe("In between");
  expect(small.page()).toContain("Head of Samples");
  expect(small.git("status", "--porcelain")).toBe(` M ${member}`.trim());
});

describe("put back", () => {
  test("the newest goes without a build, and its words wait here again", async () => {
    bring(first);
    positionTo("Head of Trials");
    await put([member]);
    const [newest] = await listHistory(small.office);
    await online.putBack(newest?.commit ?? "", { name: "Programmes" });
    await online.settled();
    expect(online.last()).toMatchObject({ ending: "online", kind: "back" });
    expect(online.last()?.pages).toBeUndefined();
    expect(small.page()).toContain("Head of Samples");
    expect(small.read(member)).toContain("Head of Trials");
    expect(await listChanges(online.workspace)).toMatchObject([
      { file: member, state: "saved", by: { name: "Programmes" } },
    ]);
    expect(small.git("log", "-1", "--format=%an: %s")).toBe(
      "Programmes: Put back: Say what changed",
    );
  });

  test("an older one goes alone, and the later ones stay", async () => {
    positionTo("Head of Trials");
    await put([member]);
    change(news, "A sample item", "Another title");
    await put([news]);
    const [, older] = await listHistory(small.office);
    await online.putBack(older?.commit ?? "", author);
    await online.settled();
    expect(small.page()).toContain("Another title");
    expect(small.page()).toContain("Head of Samples");
  });

  test("an older one that was written over since names the file", async () => {
    positionTo("Head of Trials");
    await put([member]);
    change(member, "Head of Trials", "Head of Gardens");
    await put([member]);
    const [, older] = await listHistory(small.office);
    const before = state();
    await online.putBack(older?.commit ?? "", author);
    await online.settled();
    expect(online.last()).toMatchObject({
      ending: "refused",
      reason: expect.stringContaining(member),
    });
    expect(state()).toEqual(before);
  });
});

describe("without a folder of the site", () => {
  test("alone, a change is kept in the history, and nothing says that it is online", async () => {
    await using alone = openOnline(small, { builder: undefined });
    expect(await alone.reach()).toBe("kept");
    positionTo("Head of Trials");
    await alone.put([member], "Kept", author);
    await alone.settled();
    expect(alone.last()).toMatchObject({ ending: "kept" });
    expect(small.git("log", "-1", "--format=%s")).toBe("Kept");
  });

  test("with a shared copy it is handed in, and a refusal there leaves the history as it was", async () => {
    const shared = join(temporaryFolder(), "shared.git");
    execFileSync("git", ["clone", "--quiet", "--bare", small.office, shared], { stdio: "pipe" });
    small.git("remote", "add", "origin", shared);
    small.git("fetch", "--quiet", "origin");
    small.git("branch", "--quiet", "--set-upstream-to=origin/main");
    await using alone = openOnline(small, { builder: undefined });
    expect(await alone.reach()).toBe("handed in");
    const handIn = async () => {
      await alone.put([member], "Handed in", author);
      await alone.settled();
      return alone.last();
    };
    positionTo("Head of Trials");
    const hook = join(shared, "hooks/pre-receive");
    mkdirSync(join(shared, "hooks"), { recursive: true });
    writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    expect(await handIn()).toMatchObject({
      ending: "refused",
      reason: expect.stringContaining("origin/main does not take it"),
    });
    expect(small.git("rev-parse", "main")).toBe(first);
    writeFileSync(hook, "#!/bin/sh\nexit 0\n");
    expect(await handIn()).toMatchObject({ ending: "handed in" });
    expect(
      execFileSync("git", ["rev-parse", "main"], { cwd: shared, encoding: "utf8" }).trim(),
    ).toBe(small.git("rev-parse", "main"));
    small.git("remote", "remove", "origin");
  });
});

test("a checkout of a shared copy is pushed when its words are online, and a failure is told", async () => {
  small.git("remote", "add", "origin", join(temporaryFolder(), "away.git"));
  small.git("config", "branch.main.remote", "origin");
  small.git("config", "branch.main.merge", "refs/heads/main");
  small.git("update-ref", "refs/remotes/origin/main", first);
  positionTo("Head of Trials");
  expect(await put([member])).toMatchObject({ ending: "online" });
  await expect
    .poll(() => online.pushState()?.problem)
    .toContain("could not be sent to origin/main");
  small.git("remote", "remove", "origin");
});

test("the day of an item builds the last commit again, whatever else is unfinished", async () => {
  change(news, "type: announcement", "type: announcement\npublishAt: 2026-01-02T08:00:00Z");
  await put([news]);
  positionTo(refusedWord);
  // As if the day had come since the build.
  const stamp = join(small.site, "build/.otc-built");
  const before = new Date("2026-01-01");
  utimesSync(stamp, before, before);
  await using _other = openOnline(small);
  await expect.poll(() => statSync(stamp).mtimeMs).toBeGreaterThan(Date.parse("2026-01-03"));
  expect(small.page()).not.toContain(refusedWord);
});

test("lists what differs with its author, and a draft stays here", async () => {
  const draft = "content/news/begun.md";
  small.write(draft, small.read(news).replace("title: A sample item", "title: Begun\ndraft: true"));
  positionTo("Head of Trials");
  noteAuthor(small.office, member, "Programmes", 5);
  expect(await listChanges(online.workspace)).toMatchObject([
    {
      file: member,
      title: "Head of Trials",
      fields: [{ title: "Position", before: "Head of Samples", after: "Head of Trials" }],
      by: { name: "Programmes", at: 5 },
      state: "saved",
    },
    { file: draft, kind: "new", state: "draft" },
  ]);
});

test("a new picture goes with the text that names it", async () => {
  const picture = "public/team/face.png";
  mkdirSync(join(small.office, "public/team"), { recursive: true });
  writeFileSync(join(small.office, picture), readFileSync("public/icon-192.png"));
  change(member, /^image:.*$/m, "image: /team/face.png\nagreedOn: 2026-11-01");
  expect(await listChanges(online.workspace)).toMatchObject([
    { file: member, files: [member, picture] },
  ]);
  expect(await put([member])).toMatchObject({ ending: "online", files: [member, picture] });
});
