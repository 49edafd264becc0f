import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { putCommitOnline } from "./put-commit-online.ts";
import { type ProgressLine, runBuild } from "./run-build.ts";
import {
  endlessWord,
  refusedWord,
  SmallSite,
  smallBuild,
  smallProgram,
} from "./small-site.fixture.ts";

const file = "content/page.md";
let small: SmallSite;
let lines: ProgressLine[];

/** Asks for a text to be online, as the office does. */
function want(text: string): string {
  small.write(file, text);
  small.git("commit", "--quiet", "--all", "--allow-empty", "--message", text);
  return wantCommit("HEAD");
}
function wantCommit(commit: string): string {
  small.git("update-ref", "refs/office/next", commit);
  return small.git("rev-parse", commit);
}

const put = ({
  signal = new AbortController().signal,
  hasOtherSettings = (): boolean => false,
} = {}) =>
  putCommitOnline({
    root: small.site,
    checkout: small.office,
    signal,
    hasOtherSettings,
    build: (stopping) => runBuild(small.site, smallBuild, (line) => lines.push(line), stopping),
  });
const checkedOut = () => small.gitOfSite("rev-parse", "HEAD");

beforeEach(async () => {
  lines = [];
  small = new SmallSite(temporaryFolder(), (office) => {
    mkdirSync(join(office, "content"));
    writeFileSync(join(office, file), "First");
  });
  wantCommit("HEAD");
  await put();
});

test("a commit is built and linked, and says how many pages are made", async () => {
  const commit = want("Second");
  expect(await put()).toBe("built");
  expect(small.page()).toBe("Second");
  expect(checkedOut()).toBe(commit);
  expect(lines).toContainEqual({ made: 1, of: 2 });
});

test("a commit that the build refuses leaves pages and checkout as they were", async () => {
  const before = checkedOut();
  want(refusedWord);
  await expect(put()).rejects.toThrow("The build ended with 1.");
  expect(small.page()).toBe("First");
  expect(checkedOut()).toBe(before);
  expect(small.gitOfSite("status", "--porcelain")).toBe("");
  expect(JSON.stringify(lines)).toContain("The picture cannot be read.");
});

test("a state that was online before is linked again without a build", async () => {
  const first = small.git("rev-parse", "HEAD");
  want("Second");
  await put();
  lines = [];
  wantCommit(first);
  expect(await put()).toBe("kept");
  expect([small.page(), lines]).toEqual(["First", []]);
  // The next build takes no number that is there.
  want("Third");
  await put();
  expect(readdirSync(join(small.site, ".builds"))).toEqual(["1", "2", "3"]);
});

test("what is online is built again only where its pages would say something else", async () => {
  want("---\npublishAt: 2026-11-20T08:00:00Z\n---\n");
  await put();
  expect(await put()).toBe("there");
  expect(await put({ hasOtherSettings: () => true })).toBe("built");
  // As if the moment had come since.
  const before = new Date("2026-11-19");
  utimesSync(join(small.site, "build/.otc-built"), before, before);
  expect(await put()).toBe("built");
});

test("a commit brings texts and pictures, and no program and no packages", async () => {
  for (const other of ["package-lock.json", "app/root.tsx", "content.ts"]) {
    const before = small.git("rev-parse", "HEAD");
    small.write(other, "{}");
    small.git("add", other);
    want("Second");
    await expect(put(), other).rejects.toThrow("brings it there first");
    small.git("reset", "--quiet", "--hard", before);
  }
  expect(small.page()).toBe("First");
  small.write("public/team/a.txt", "A picture");
  small.git("add", "public");
  want("Third");
  expect(await put()).toBe("built");
  expect(small.page()).toBe("Third");
});

test("a build that is stopped leaves everything as it was", async () => {
  const before = checkedOut();
  want(endlessWord);
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const stopped = expect(put({ signal: stopping.signal })).rejects.toThrow("It was stopped.");
  await expect.poll(() => existsSync(join(small.site, ".cache/endless"))).toBe(true);
  stopping.abort(new Error("It was stopped."));
  await stopped;
  expect([small.page(), checkedOut()]).toEqual(["First", before]);
});

test("after a kill in the build, the next run begins with what was there before", async () => {
  const before = checkedOut();
  small.write("content/left.md", "Left behind");
  small.git("add", "content");
  want(endlessWord);
  const [node, ...typed] = smallProgram(small.office);
  const running = spawn(node, typed, { cwd: small.site, stdio: "ignore" });
  onTestFinished(() => void running.kill("SIGKILL"));
  const ended = once(running, "exit");
  await expect.poll(() => existsSync(join(small.site, ".cache/endless"))).toBe(true);
  running.kill("SIGKILL");
  await ended;
  expect(small.page()).toBe("First");
  wantCommit(before);
  expect(await put()).toBe("there");
  expect([small.page(), checkedOut()]).toEqual(["First", before]);
  expect(small.gitOfSite("status", "--porcelain")).toBe("");
});
