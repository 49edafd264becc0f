import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { replaceBuild } from "./replace-build.ts";

let place: string;
let link: string;
let folder: string;
const shown = () => readFileSync(join(link, "page.html"), "utf8");
const make = (words: string) => async (next: string) => {
  writeFileSync(join(next, "page.html"), words);
};
const fail = async (next: string) => {
  await make("half of the new one")(next);
  throw new Error("a photograph tells where it was taken");
};

beforeEach(async () => {
  place = temporaryFolder();
  link = join(place, "build");
  folder = join(place, ".builds");
  await replaceBuild(link, folder, make("the old one"));
});

test("the old build stays in its place until the new one is complete", async () => {
  await replaceBuild(link, folder, async (next, previous) => {
    await make("the new one")(next);
    expect(shown()).toBe("the old one");
    expect(readFileSync(join(previous ?? "", "page.html"), "utf8")).toBe("the old one");
  });
  expect(shown()).toBe("the new one");
});

test("the old build stays when the new one fails, and nothing is left of that", async () => {
  await expect(replaceBuild(link, folder, fail)).rejects.toThrow("a photograph");
  expect(shown()).toBe("the old one");
  expect(readdirSync(folder)).toHaveLength(1);
});

test("the build before stays on the disk for programs that run from it, and no other", async () => {
  for (const words of ["the second", "the third", "the fourth"]) {
    await replaceBuild(link, folder, make(words));
  }
  const words = readdirSync(folder).map((name) =>
    readFileSync(join(folder, name, "page.html"), "utf8"),
  );
  expect(words).toEqual(["the third", "the fourth"]);
});

test("a new build takes nothing over from one that was killed half-way", async () => {
  mkdirSync(join(folder, "2"));
  writeFileSync(join(folder, "2/left.html"), "left behind");
  await replaceBuild(link, folder, make("the new one"));
  expect(readdirSync(link)).toEqual(["page.html"]);
});

test("at every moment of a hundred exchanges there is a whole build", async () => {
  const reader = spawn(process.execPath, ["--eval", reading, link], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [ready] = await once(reader.stdout, "data");
  expect(String(ready)).toBe("reading\n");
  for (let count = 0; count < 100; count += 1) {
    await replaceBuild(link, folder, make("the new one"));
    // A read that has followed the link may go on in the build before, but not in the one before that: two builds are
    // minutes apart, and never within one read.
    reader.stdin.write("?");
    await once(reader.stdout, "data");
  }
  reader.stdin.end();
  const [result] = await once(reader.stdout, "data");
  const { reads, failures } = JSON.parse(String(result));
  expect(reads).toBeGreaterThan(100);
  expect(failures).toEqual([]);
});
const reading = `
const { readFileSync } = require("node:fs");
let reads = 0;
const failures = [];
let isOver = false;
process.stdin.on("end", () => { isOver = true; });
process.stdin.on("data", () => console.log("between two reads"));
console.log("reading");
(function again() {
  for (let count = 0; count < 200; count += 1) {
    reads += 1;
    try { readFileSync(process.argv[1] + "/page.html", "utf8"); } catch (error) { failures.push(error.code); }
  }
  if (!isOver) return setImmediate(again);
  console.log(JSON.stringify({ reads, failures }));
})();
`;

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s leaves the old build in its place, and the next build removes the rest",
  async (signal) => {
    const program = `
    import { once } from "node:events";
    import { replaceBuild } from "${pathToFileURL(join(import.meta.dirname, "replace-build.ts")).href}";
    await replaceBuild("build", ".builds", async () => {
      fs.writeFileSync("begun", "");
      await once(net.createServer().listen(0), "close");
    });`;
    const build = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: place,
      stdio: "ignore",
    });
    const ended = once(build, "exit");
    await expect.poll(() => existsSync(join(place, "begun")), { timeout: 20_000 }).toBe(true);
    build.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(shown()).toBe("the old one");
    await replaceBuild(link, folder, make("the new one"));
    expect(shown()).toBe("the new one");
    expect(readdirSync(folder)).toHaveLength(2);
  },
);
