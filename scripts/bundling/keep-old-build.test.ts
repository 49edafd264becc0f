import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepOldBuild } from "./keep-old-build.ts";

let place: string;
let folder: string;
let aside: string;
const page = () => join(folder, "page.html");
const make = (words: string) => async () => {
  mkdirSync(folder);
  writeFileSync(page(), words);
};
const fail = async () => {
  await make("half of the new one")();
  throw new Error("a photograph tells where it was taken");
};
/** Leaves what a killed build leaves: the old one aside, half of the next one in its place. */
const killHalfWay = async () => {
  mkdirSync(aside, { recursive: true });
  writeFileSync(join(aside, "page.html"), "the old one");
  rmSync(folder, { recursive: true });
  await make("killed half-way")();
};

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), "otc-build-"));
  folder = join(place, "build");
  aside = join(place, ".cache/build-before");
  await make("the old one")();
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test("the old build comes back when the new one fails, and goes when it is whole", async () => {
  await expect(keepOldBuild(folder, aside, fail)).rejects.toThrow("a photograph");
  expect(readFileSync(page(), "utf8")).toBe("the old one");
  await keepOldBuild(folder, aside, make("the new one"));
  expect(readFileSync(page(), "utf8")).toBe("the new one");
  expect(existsSync(aside)).toBe(false);
});

test("a build that was killed half-way does not take the place of the old one", async () => {
  await killHalfWay();
  await expect(keepOldBuild(folder, aside, fail)).rejects.toThrow();
  expect(readFileSync(page(), "utf8")).toBe("the old one");
});

test("does not restore a partly deleted old build", async () => {
  mkdirSync(`${aside}-rubbish`, { recursive: true });
  writeFileSync(join(`${aside}-rubbish`, "page.html"), "half deleted");
  await expect(keepOldBuild(folder, aside, fail)).rejects.toThrow();
  expect(readFileSync(page(), "utf8")).toBe("the old one");
  await keepOldBuild(folder, aside, make("the new one"));
  expect(readFileSync(page(), "utf8")).toBe("the new one");
  expect(existsSync(`${aside}-rubbish`)).toBe(false);
});

test.each(["SIGINT", "SIGTERM"] as const)("%s brings the old build back", async (signal) => {
  const near = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;
  const begun = JSON.stringify(page());
  const endless = `fs.mkdirSync("build"); fs.writeFileSync(${begun}, "half"); net.createServer().listen(0)`;
  const program = `
    import { keepOldBuild } from "${near("keep-old-build.ts")}";
    import { runSteps } from "${near("run-steps.ts")}";
    const steps = [["-e", ${JSON.stringify(endless)}], ["-e", "never"]];
    await keepOldBuild("build", ".cache/build-before", () => runSteps(steps));`;
  const build = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: place,
    stdio: "ignore",
  });
  const ended = once(build, "exit");
  await expect
    .poll(() => (existsSync(page()) ? readFileSync(page(), "utf8") : ""), { timeout: 20_000 })
    .toBe("half");
  build.kill(signal);
  expect(await ended).toEqual([1, null]);
  expect(readFileSync(page(), "utf8")).toBe("the old one");
  expect(existsSync(aside)).toBe(false);
});

test("the first build of all leaves nothing aside", async () => {
  rmSync(folder, { recursive: true });
  await keepOldBuild(folder, aside, make("the first one"));
  expect(readFileSync(page(), "utf8")).toBe("the first one");
  expect(existsSync(aside)).toBe(false);
});
