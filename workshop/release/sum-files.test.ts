import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { sumFiles } from "./sum-files.ts";

test("sha256sum confirms the sums of a release, and tells a changed file", async () => {
  const folder = temporaryFolder();
  for (const part of ["build/program", "node_modules/.bin", "node_modules/node"])
    mkdirSync(join(folder, part), { recursive: true });
  const main = join(folder, "build/program/main.js");
  writeFileSync(main, "console.log(1)");
  writeFileSync(join(folder, "node_modules/node/node"), "Node");
  symlinkSync("../node/node", join(folder, "node_modules/.bin/node"));
  const sums = await sumFiles(folder, ["build", "content", "node_modules"]);
  expect([...sums.keys()]).toEqual([
    "build/program/main.js",
    "node_modules/.bin/node",
    "node_modules/node/node",
  ]);
  const list = [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join("");
  writeFileSync(join(folder, "SHA256SUMS"), list);
  const check = ["--check", "--quiet", "SHA256SUMS"];
  execFileSync("sha256sum", check, { cwd: folder });
  writeFileSync(main, "console.log(2)");
  expect(spawnSync("sha256sum", check, { cwd: folder }).status).toBe(1);
});

test("a file that cannot be read has no sum: there is no release then", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "build"));
  symlinkSync(folder, join(folder, "build/loop"));
  await expect(sumFiles(folder, ["build"])).rejects.toThrow("EISDIR");
});
