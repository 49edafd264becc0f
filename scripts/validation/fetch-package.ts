import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** A package of npm's registry that is fetched when somebody asks for it, and known by its hash like every other. */
export interface PinnedPackage {
  name: string;
  version: string;
  /** SHA-512 of its archive, in Base64. */
  integrity: string;
  /** The file or folder of it that is kept, below `package/`. */
  part: string;
}

/**
 * Path of that part; fetched the first time, without running a script of the package.
 * @throws Error when it cannot be fetched, or is not the one that we know
 */
export function fetchPackage({ name, version, integrity, part }: PinnedPackage): string {
  const target = resolve(".cache/packages", `${name.replace("/", "-")}-${version}`);
  const found = join(target, "package", part);
  if (existsSync(found)) return found;
  mkdirSync(target, { recursive: true });
  const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  run("npm", "pack", `${name}@${version}`, "--silent", "--pack-destination", target);
  const archive = join(target, file);
  const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (hash !== integrity) {
    rmSync(archive);
    throw new Error(`${file} is not the package that we know: its SHA-512 is ${hash}.`);
  }
  run("tar", "-xzf", archive, "-C", target, `package/${part}`);
  rmSync(archive);
  return found;
}

function run(program: string, ...parameters: string[]): void {
  // npm is a script that only a shell starts on Windows.
  const shell = process.platform === "win32";
  const { status, stderr } = spawnSync(program, parameters, { encoding: "utf8", shell });
  if (status !== 0) throw new Error(`${program} ${parameters[0]} failed: ${stderr}`);
}
