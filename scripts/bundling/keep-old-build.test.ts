import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepOldBuild } from "./keep-old-build.ts";

let place: string;
let folder: string;
let aside: string;
const page = () => join(folder, "page.html");
const make = (words: string) => () => {
  mkdirSync(folder);
  writeFileSync(page(), words);
};
const fail = () => {
  make("half of the new one")();
  throw new Error("a photograph tells where it was taken");
};

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "otc-build-"));
  folder = join(place, "build");
  aside = join(place, ".cache/build-before");
  make("the old one")();
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test("the old build comes back when the new one fails, and goes when it is whole", () => {
  expect(() => keepOldBuild(folder, aside, fail)).toThrow("a photograph");
  expect(readFileSync(page(), "utf8")).toBe("the old one");
  keepOldBuild(folder, aside, make("the new one"));
  expect(readFileSync(page(), "utf8")).toBe("the new one");
  expect(existsSync(aside)).toBe(false);
});

test("a build that was killed half-way does not take the place of the old one", () => {
  mkdirSync(join(place, ".cache"));
  rmSync(folder, { recursive: true });
  folder = aside;
  make("the old one")();
  folder = join(place, "build");
  make("killed half-way")();
  expect(() => keepOldBuild(folder, aside, fail)).toThrow();
  expect(readFileSync(page(), "utf8")).toBe("the old one");
});

test("the first build of all leaves nothing aside", () => {
  rmSync(folder, { recursive: true });
  keepOldBuild(folder, aside, make("the first one"));
  expect(readFileSync(page(), "utf8")).toBe("the first one");
  expect(existsSync(aside)).toBe(false);
});
