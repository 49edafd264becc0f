import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * The validator, as npm's package `vnu-jar` holds it. It is no dependency of the project: it is larger than all
 * others together, and while it is installed it runs a script that fetches a Java. So it is fetched when somebody
 * asks for it, and known by its hash like every other package.
 */
const version = "26.9.27";
const integrity =
  "TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==";
const folder = resolve(".cache/validator");
const jar = join(folder, version, "package/build/dist/vnu.jar");

/** Whether there is a Java that can run the validator. */
export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}

/**
 * Path of the validator; fetched from npm's registry the first time (30 MB).
 * @throws Error when it cannot be fetched, or is not the one that we know
 */
export function findValidator(): string {
  if (existsSync(jar)) return jar;
  const target = join(folder, version);
  mkdirSync(target, { recursive: true });
  const name = `vnu-jar-${version}.tgz`;
  run("npm", "pack", `vnu-jar@${version}`, "--silent", "--pack-destination", target);
  const archive = join(target, name);
  const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (hash !== integrity) {
    rmSync(archive);
    throw new Error(`${name} is not the package that we know: its SHA-512 is ${hash}.`);
  }
  run("tar", "-xzf", archive, "-C", target, "package/build/dist/vnu.jar");
  rmSync(archive);
  return jar;
}

function run(program: string, ...parameters: string[]): void {
  // npm is a script that only a shell starts on Windows.
  const shell = process.platform === "win32";
  const { status, stderr } = spawnSync(program, parameters, { encoding: "utf8", shell });
  if (status !== 0) throw new Error(`${program} ${parameters[0]} failed: ${stderr}`);
}
