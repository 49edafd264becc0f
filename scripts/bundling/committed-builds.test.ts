import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { committedBuilds } from "./committed-builds.ts";

test("builds of the last five committed states stay, of each the newest", () => {
  const folder = temporaryFolder();
  const trees = ["a", "b", "b", undefined, "c", "d", "e", "a", "f"];
  for (const [at, tree] of trees.entries()) {
    const build = join(folder, String(at + 2));
    mkdirSync(build);
    if (tree) writeFileSync(join(build, ".otc-tree"), tree);
  }
  expect(committedBuilds(folder).map((build) => basename(build))).toEqual([
    "10",
    "9",
    "8",
    "7",
    "6",
  ]);
});

test("there are none before the first build", () => {
  expect(committedBuilds(join(temporaryFolder(), "nothing"))).toEqual([]);
});
