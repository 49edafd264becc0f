import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { withLock } from "./build-lock.ts";

test("two builds follow one another, in two processes too, and the second is done after a failure of the first", async () => {
  const file = join(temporaryFolder(), "lock");
  const near = pathToFileURL(join(import.meta.dirname, "build-lock.ts")).href;
  const program = `
    import { withLock } from "${near}";
    await withLock(process.argv[1], async () => console.log("in"));
  `;
  let other: ReturnType<typeof spawn> | undefined;
  const order: string[] = [];
  const first = withLock(file, async () => {
    other = spawn(process.execPath, ["--input-type=module", "--eval", program, file]);
    other.stdout?.on("data", (text) => order.push(String(text).trim()));
    await expect.poll(() => order.length, { timeout: 10_000 }).toBe(1);
    order.push("first ends");
    throw new Error("a mistake in the content");
  });
  await expect(first).rejects.toThrow("a mistake");
  expect(await once(other as ReturnType<typeof spawn>, "exit")).toEqual([0, null]);
  expect(order).toEqual([expect.stringMatching(/^Another build/), "first ends", "in"]);
  expect(existsSync(file)).toBe(false);
});

test("a build that was killed holds up no other", async () => {
  const file = join(temporaryFolder(), "lock");
  const gone = spawn(process.execPath, ["--eval", "0"]);
  await once(gone, "exit");
  writeFileSync(file, String(gone.pid));
  expect(await withLock(file, async () => "built")).toBe("built");
});

test.each([
  ["is empty, as a power cut leaves it", ""],
  ["names another process of today", String(process.pid)],
])("one that was not touched for minutes holds up no other, also when it %s", async (_, holder) => {
  const file = join(temporaryFolder(), "lock");
  writeFileSync(file, holder);
  const past = new Date("2026-11-01");
  utimesSync(file, past, past);
  expect(await withLock(file, async () => "built")).toBe("built");
});
