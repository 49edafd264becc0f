import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "otc-lock-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a second editor of a folder is refused with the place of the first, until that one ends", async () => {
  const first = await lockFolder(root);
  await expect(lockFolder(root)).rejects.toThrow(`in process ${process.pid}`);
  first.publishAddress("http://127.0.0.1:5180");
  const second = lockFolder(root);
  await expect(second).rejects.toThrow(FolderInUseError);
  await expect(second).rejects.toThrow(`at http://127.0.0.1:5180, process ${process.pid}`);
  await first[Symbol.asyncDispose]();
  await using third = await lockFolder(root);
  expect(third).toBeDefined();
});

test.each([
  {
    what: "a process that is gone",
    leave: () => {
      const { pid } = spawnSync(process.execPath, ["-e", ""]);
      return JSON.stringify({ process: pid, port: 1 });
    },
  },
  {
    what: "a process whose number is somebody else's by now",
    leave: () => JSON.stringify({ process: process.pid, port: 1 }),
  },
  { what: "a power cut", leave: () => "" },
])("what $what left behind stops nobody", async ({ leave }) => {
  mkdirSync(join(root, ".cache/editor"), { recursive: true });
  writeFileSync(join(root, ".cache/editor/open.json"), leave());
  await using lock = await lockFolder(root);
  expect(lock).toBeDefined();
});

test("of several editors that begin at once over what a dead one left, one alone gets the folder", async () => {
  mkdirSync(join(root, ".cache/editor"), { recursive: true });
  writeFileSync(
    join(root, ".cache/editor/open.json"),
    JSON.stringify({ process: process.pid, port: 1 }),
  );
  const starts = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(root)));
  const [first, ...others] = starts.filter(({ status }) => status === "fulfilled");
  expect(first).toBeDefined();
  expect(others).toEqual([]);
  const refusals = starts.filter((start) => start.status === "rejected");
  for (const { reason } of refusals) expect(reason).toBeInstanceOf(FolderInUseError);
  expect(readdirSync(join(root, ".cache/editor"))).toEqual(["open.json"]);
  if (first?.status === "fulfilled") await first.value[Symbol.asyncDispose]();
});
