import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Lighthouse is no dependency of the project: it brings a hundred packages. So it is fetched when somebody asks for
 * it, into a folder of its own, with every package known by its hash in the lock file that lies here.
 */
const source = join(import.meta.dirname, "lighthouse");
const files = ["package.json", "package-lock.json"];

/**
 * Path of Lighthouse's command; fetched from npm's registry the first time, without running a script of any package.
 * @throws Error when it cannot be fetched
 */
export function findLighthouse(): string {
  const lock = createHash("sha256").update(readFileSync(join(source, "package-lock.json")));
  const folder = resolve(".cache/lighthouse", lock.digest("hex").slice(0, 12));
  const command = join(folder, "node_modules/lighthouse/cli/index.js");
  if (existsSync(command)) return command;
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(folder, file));
  console.log("Fetching Lighthouse (once) …");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
    // npm is a script that only a shell starts on Windows.
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("Lighthouse could not be fetched from npm’s registry.");
  return command;
}
