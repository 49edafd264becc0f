import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const near = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href;

/** In a content file: the build refuses it, or never ends. */
export const [refusedWord, endlessWord] = ["REFUSED", "ENDLESS"];

/**
 * A build of a small project: one page of all content files, linked as the real build links its own. It takes the place of
 * `scripts/build.ts`, and holds the lock in the same way.
 */
const build = `
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import { withHandedLock } from "${near("../bundling/build-lock.ts")}";
import { noteTree } from "${near("../bundling/committed-builds.ts")}";
import { replaceBuild } from "${near("../bundling/replace-build.ts")}";
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
await withHandedLock(".cache/build.lock", () =>
  replaceBuild("build", ".builds", async (next) => {
    const files = fs.globSync("content/**/*.{md,yaml}").sort();
    const text = files.map((file) => fs.readFileSync(file, "utf8")).join("");
    fs.mkdirSync(next + "/site");
    fs.writeFileSync(next + "/site/index.html", text);
    fs.writeFileSync(next + "/kept-files.json", "{}");
    process.send?.({ made: 1, of: 2 });
    if (text.includes("${refusedWord}")) throw new Error("The picture cannot be read.");
    if (text.includes("${endlessWord}")) {
      fs.writeFileSync(".cache/endless", "");
      await once(net.createServer().listen(0), "close");
    }
    noteTree(next);
  }),
);
fs.writeFileSync("build/.otc-built", "");
`;

/** Program and parameters that build a small project in its folder. */
export const smallBuild = [
  process.execPath,
  "--input-type=module",
  "--eval",
  build,
] as const satisfies readonly [string, ...string[]];

/** Puts a commit of a small project online, as `scripts/put-commit-online.mjs` does for the real one. */
const program = `
import { putCommitOnline } from "${near("put-commit-online.ts")}";
import { runBuild } from "${near("run-build.ts")}";
const [checkout, ...build] = process.argv.slice(1);
const root = process.cwd();
const stopping = new AbortController();
const stop = () => stopping.abort(new Error("It was stopped."));
process.once("SIGTERM", stop).once("disconnect", stop);
process.channel?.unref();
process.stdout.on("error", stop);
const report = (line) => console.log(JSON.stringify(line));
const { signal } = stopping;
try {
  const outcome = await putCommitOnline({ root, checkout, signal, hasOtherSettings: () => false,
    build: () => runBuild(root, build, report, signal) });
  report({ outcome });
} catch (error) {
  report({ refused: error.message });
  process.exitCode = 1;
}
`;

/** Program and parameters that put the wanted commit of a checkout online in the folder in which they are run. */
export const smallProgram = (checkout: string) =>
  [
    process.execPath,
    "--input-type=module",
    "--eval",
    program,
    "--",
    checkout,
    ...smallBuild,
  ] as const;

/** A checkout in which staff write, and the folder from which its site is served. */
export class SmallSite {
  readonly office: string;
  readonly site: string;

  /** @param folder empty. @param prepare writes the first state into the checkout */
  constructor(folder: string, prepare: (office: string) => void) {
    this.office = join(folder, "office");
    this.site = join(folder, "site");
    mkdirSync(this.office);
    prepare(this.office);
    writeFileSync(join(this.office, ".gitignore"), "/build\n/.builds/\n.cache/\nnode_modules/\n");
    this.git("init", "--quiet", "--initial-branch=main");
    this.git("config", "user.name", "Example");
    this.git("config", "user.email", "example@example.org");
    this.git("add", "--all");
    this.git("commit", "--quiet", "--message", "Begin");
    execFileSync("git", ["clone", "--quiet", this.office, this.site], { stdio: "pipe" });
    execFileSync("git", ["checkout", "--quiet", "--detach"], { cwd: this.site, stdio: "pipe" });
  }

  /** Runs Git in the office's checkout. */
  git(...typed: string[]): string {
    return execFileSync("git", typed, { cwd: this.office, encoding: "utf8", stdio: "pipe" }).trim();
  }

  /** Runs Git in the folder of the site. */
  gitOfSite(...typed: string[]): string {
    return execFileSync("git", typed, { cwd: this.site, encoding: "utf8", stdio: "pipe" }).trim();
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.office, file)), { recursive: true });
    writeFileSync(join(this.office, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.office, file), "utf8");
  }

  /** What visitors see; empty before the first build. */
  page(): string {
    const file = join(this.site, "build/site/index.html");
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }
}
