import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { branchOf, git, upstreamOf } from "./git.ts";

const run = promisify(execFile);

/** Longer than a slow network takes for words and pictures. */
const minutes = 3;

/**
 * Pushes the branch to its upstream. No password is asked for: none can be typed.
 * @param commit to be pushed in place of the branch, which is to follow it
 * @param limit timeout for a remote that does not answer
 * @throws Error with a sentence that says what to do, and below it the output of Git
 */
export async function push(
  root: string,
  {
    commit,
    limit = AbortSignal.timeout(minutes * 60_000),
  }: { commit?: string; limit?: AbortSignal } = {},
): Promise<void> {
  const environment = {
    ...process.env,
    GIT_TERMINAL_PROMPT: "0",
    // The output of Git is searched below, in English.
    LC_ALL: "C",
    ...(await quietSsh(root)),
  };
  const where = commit ? await placeOf(root, commit) : [];
  const options = { cwd: root, env: environment, signal: limit };
  const running = run("git", ["push", "--quiet", ...where], options);
  running.child.stdin?.end();
  try {
    await running;
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    const place = (await upstreamOf(root)) ?? "the other side";
    const reason = limit.aborted
      ? `${place} did not answer within ${minutes} minutes.`
      : reasonFor(stderr, place);
    throw new Error([reason, stderr.trim()].filter(Boolean).join("\n\n"));
  }
}

/** The remote of a branch, and the commit with the name that the branch has there. */
async function placeOf(root: string, commit: string): Promise<[string, string]> {
  const branch = ((await branchOf(root)) ?? "").replace("refs/heads/", "");
  const setting = (name: string) => git(root, "config", "--get", `branch.${branch}.${name}`);
  return [await setting("remote"), `${commit}:${await setting("merge")}`];
}

const asksForKey =
  /could not read (username|password)|permission denied|authentication failed|host key/i;

function reasonFor(output: string, place: string): string {
  // Refused by a rule of the remote, such as a protected branch: fetching would not help.
  if (/remote rejected/i.test(output)) {
    return `${place} does not take it: ask the owner of the repository.`;
  }
  if (asksForKey.test(output)) {
    return `${place} asks for a password or a key, which cannot be typed here: run “git push” once in a terminal.`;
  }
  if (/rejected|non-fast-forward|fetch first/i.test(output)) {
    return `${place} has newer commits: fetch them with “git pull --rebase” in a terminal.`;
  }
  return `It could not be sent to ${place}.`;
}

/** SSH that fails where it would ask for input; another configured program is left as it is. */
async function quietSsh(root: string): Promise<{ GIT_SSH_COMMAND?: string }> {
  if (process.env.GIT_SSH) return {};
  const chosen = await git(root, "config", "--get", "core.sshCommand").catch(() => "");
  const command = process.env.GIT_SSH_COMMAND || chosen || "ssh";
  const isSsh = /^(\S*\/)?ssh(\s|$)/.test(command);
  return isSsh ? { GIT_SSH_COMMAND: `${command} -o BatchMode=yes -o ConnectTimeout=20` } : {};
}
