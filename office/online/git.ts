import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs Git and returns its output. Looking takes no lock, which would refuse a command in a terminal. */
export function git(root: string, ...typed: readonly string[]): Promise<string> {
  return gitWith(root, {}, ...typed);
}

/** The same with settings of the environment, such as another index or an author. @param input for its standard input */
export async function gitWith(
  root: string,
  { input, ...environment }: Readonly<Record<string, string>>,
  ...typed: readonly string[]
): Promise<string> {
  // Names of files are no patterns.
  const parameters = ["--no-optional-locks", "--literal-pathspecs", ...typed];
  const options = {
    cwd: root,
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  };
  const running = run("git", parameters, options);
  running.child.stdin?.end(input);
  const { stdout } = await running;
  return stdout.replace(/\n$/, "");
}

/** The upstream branch of a checkout, e.g. `origin/main`; undefined when none is configured. */
export async function upstreamOf(root: string): Promise<string | undefined> {
  const name = await git(root, "rev-parse", "--abbrev-ref", "@{upstream}").catch(() => "");
  return name || undefined;
}

/** Whether the project's folder is a checkout of its own, not only within another one. */
export async function isCheckout(root: string): Promise<boolean> {
  const top = await git(root, "rev-parse", "--show-toplevel").catch(() => "");
  return top !== "" && realpathSync(top) === realpathSync(root);
}

/** The branch that is checked out, as `refs/heads/main`; undefined where a commit is, without a branch. */
export async function branchOf(root: string): Promise<string | undefined> {
  const name = await git(root, "symbolic-ref", "--quiet", "HEAD").catch(() => "");
  return name || undefined;
}

/** What a file said in the last commit; undefined when it was not there. */
export function committedText(root: string, file: string): Promise<string | undefined> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  return run("git", ["show", `HEAD:${file}`], options).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
