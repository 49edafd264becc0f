// @module-tag slow
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { endlessWord, type SmallSite } from "../../scripts/online/small-site.fixture.ts";
import { samples } from "../content/sample-content.fixture.ts";
import { contentSite, openOnline } from "./online.fixture.ts";

// Each starts programs that start others.
vi.setConfig({
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 90_000 } },
});

const { member, news } = samples;
let small: SmallSite;
let words: string;

beforeAll(async () => {
  small = contentSite(temporaryFolder(afterAll));
  words = small.read(member);
  // The first state is online by the watch over days, which shows the branch.
  small.git("update-ref", "refs/office/next", "HEAD");
  await using online = openOnline(small);
  await online.settled();
  small.write(news, `${small.read(news)}\nTyped by a colleague.\n`);
  await online.put([news], "Begin", { name: "Programmes" });
  await online.settled();
});

/** Starts an office that puts the member online. @param step at which it kills itself */
function startOffice(step = ""): ChildProcess {
  const program = join(import.meta.dirname, "killed-office.fixture.ts");
  const office = spawn(process.execPath, [program, small.office, small.site, member, step], {
    stdio: "ignore",
  });
  // A test that failed in the middle leaves no build, which would hold the lock against all that follow.
  onTestFinished(() => void office.kill("SIGKILL"));
  return office;
}

/** What people see of it: the public site, the branch, the words, and what waits for being put online. */
const state = () => ({
  isShown: small.page().includes("Head of Trials"),
  branch: small.git("rev-parse", "main"),
  shown: small.gitOfSite("rev-parse", "HEAD"),
  words: small.read(member),
  status: small.git("status", "--porcelain"),
  left: [small.git("for-each-ref", "refs/office"), small.gitOfSite("status", "--porcelain")],
});

async function openAgain() {
  await using online = openOnline(small);
  await online.settled();
  return online.last();
}

test.each(["check", "pages", "place"])(
  "a kill at the step “%s” leaves everything as it was",
  async (step) => {
    small.write(member, words.replace("Head of Samples", "Head of Trials"));
    const before = state();
    expect(await once(startOffice(step), "exit")).toEqual([null, "SIGKILL"]);
    expect(small.read(member)).toBe(before.words);
    expect(await openAgain()).toMatchObject({ ending: "stopped" });
    expect(state()).toEqual(before);
  },
);

test("a kill while the pages are made leaves everything as it was", async () => {
  small.write(member, words.replace("Head of Samples", endlessWord));
  const before = state();
  const office = startOffice();
  await expect.poll(() => existsSync(join(small.site, ".cache/endless"))).toBe(true);
  office.kill("SIGKILL");
  expect(await openAgain()).toMatchObject({ ending: "stopped" });
  expect(state()).toEqual(before);
});

test("a kill of the program that makes the pages is a refusal, and the site is as it was", async () => {
  rmSync(join(small.site, ".cache/endless"), { force: true });
  small.write(member, words.replace("Head of Samples", endlessWord));
  const before = state();
  await using online = openOnline(small);
  await online.put([member], "Say what changed", { name: "Communications" });
  await expect.poll(() => existsSync(join(small.site, ".cache/endless"))).toBe(true);
  const [program] = readFileSync(join(small.site, ".cache/build.lock"), "utf8").split(" ");
  process.kill(Number(program), "SIGKILL");
  await online.settled();
  expect(online.last()).toMatchObject({ ending: "refused", step: "pages" });
  expect(state()).toEqual(before);
});

test("a kill when the branch has moved leaves everything as it was to be", async () => {
  small.write(member, words.replace("Head of Samples", "Head of Trials"));
  const office = startOffice();
  const hook = join(small.office, ".git/hooks/reference-transaction");
  const fatal = `#!/bin/sh\n[ "$1" = committed ] && grep -q refs/heads/main && kill -KILL ${office.pid}\nexit 0\n`;
  writeFileSync(hook, fatal, { mode: 0o755 });
  expect(await once(office, "exit")).toEqual([null, "SIGKILL"]);
  rmSync(hook);
  expect(await openAgain()).toMatchObject({ ending: "online" });
  const now = state();
  expect(now).toMatchObject({ isShown: true, status: "", left: ["", ""], shown: now.branch });
  expect(small.git("log", "-1", "--format=%an")).toBe("Communications");
});
