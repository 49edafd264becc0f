/**
 * `npm run release -- --key ~/.ssh/otc-release`: puts the build and all that a server needs beside it into one
 * folder, with the checksum of each file and a signature by an SSH key. docs/how-to/deploy.md says how the server checks both.
 * Without `--key` the folder is unsigned.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { isBuiltForTests } from "../../scripts/for-tests.ts";
import { sumFiles } from "./sum-files.ts";

/** Purpose of the signature, so that the same key's signature of something else does not count. */
const signaturePurpose = "otc-release";

const { key, to } = parseArgs({
  options: { key: { type: "string" }, to: { type: "string" } },
}).values;

if (!existsSync("build/program/main.js") || isBuiltForTests()) {
  console.error("There is no build for visitors. Make one with: npm run build");
  process.exit(1);
}
const git = (...typed: string[]) => execFileSync("git", typed, { encoding: "utf8" }).trim();
const folder = to ?? join(".cache/release", git("rev-parse", "--short=12", "HEAD"));
if (git("status", "--porcelain")) console.warn("Some files differ from the last commit.");

const parts = ["build", "content", "deploy", ".env.example", "node_modules/.bin/node"];
const node = globSync("node_modules/node-linux-*/{bin/node,LICENSE}");
rmSync(folder, { recursive: true, force: true });
for (const part of [...parts, ...node]) {
  mkdirSync(dirname(join(folder, part)), { recursive: true });
  // `build` is a link to the newest build.
  const from = part === "build" ? realpathSync(part) : part;
  cpSync(from, join(folder, part), { recursive: true, verbatimSymlinks: true });
}
const sums = await sumFiles(folder, ["build", "content", "deploy", ".env.example", "node_modules"]);
const list = join(folder, "SHA256SUMS");
writeFileSync(list, [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join(""));
if (key) {
  const typed = ["-Y", "sign", "-f", key, "-n", signaturePurpose, list];
  execFileSync("ssh-keygen", typed, { stdio: "inherit" });
}
console.log(`${folder}: ${sums.size} files, ${key ? "signed" : "unsigned (--key names a key)"}`);
