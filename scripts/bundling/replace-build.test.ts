import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceBuild } from "./replace-build.ts";

let place: string;
let folder: string;
let aside: string;
const shown = () => readFileSync(join(folder, "page.html"), "utf8");
const make = (words: string) => async (next: string) => {
  writeFileSync(join(next, "page.html"), words);
};
const fail = async (next: string) => {
  await make("half of the new one")(next);
  throw new Error("a photograph tells where it was taken");
};

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "otc-build-"));
  folder = join(place, "build");
  aside = join(place, ".cache/build");
  mkdirSync(folder);
  writeFileSync(join(folder, "page.html"), "the old one");
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test("the old build stays in its place until the new one is complete", async () => {
  await replaceBuild(folder, aside, async (next) => {
    await make("the new one")(next);
    expect(shown()).toBe("the old one");
  });
  expect(shown()).toBe("the new one");
  expect(existsSync(aside)).toBe(false);
});

test("the old build stays when the new one fails", async () => {
  await expect(replaceBuild(folder, aside, fail)).rejects.toThrow("a photograph");
  expect(shown()).toBe("the old one");
  expect(existsSync(aside)).toBe(false);
});

test("a new build takes nothing over from one that was killed half-way", async () => {
  mkdirSync(join(aside, "next"), { recursive: true });
  writeFileSync(join(aside, "next/left.html"), "left behind");
  await replaceBuild(folder, aside, make("the new one"));
  expect(readdirSync(folder)).toEqual(["page.html"]);
});

test("the old build comes back after a kill between the two renames", async () => {
  mkdirSync(aside, { recursive: true });
  renameSync(folder, join(aside, "before"));
  await expect(replaceBuild(folder, aside, fail)).rejects.toThrow();
  expect(shown()).toBe("the old one");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s leaves the old build in its place",
  async (signal) => {
    const near = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;
    const endless = `fs.writeFileSync("begun", ""); net.createServer().listen(0)`;
    const program = `
    import { replaceBuild } from "${near("replace-build.ts")}";
    import { runSteps } from "${near("run-steps.ts")}";
    const steps = [["-e", ${JSON.stringify(endless)}], ["-e", "never"]];
    await replaceBuild("build", ".cache/build", () => runSteps(steps));`;
    const build = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: place,
      stdio: "ignore",
    });
    const ended = once(build, "exit");
    await expect.poll(() => existsSync(join(place, "begun")), { timeout: 20_000 }).toBe(true);
    build.kill(signal);
    expect(await ended).toEqual([1, null]);
    expect(shown()).toBe("the old one");
    expect(existsSync(aside)).toBe(false);
  },
);

test("the first build of all leaves nothing aside", async () => {
  rmSync(folder, { recursive: true });
  await replaceBuild(folder, aside, make("the first one"));
  expect(shown()).toBe("the first one");
  expect(existsSync(aside)).toBe(false);
});
