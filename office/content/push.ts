import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { git, upstreamOf } from "./changes.ts";

const run = promisify(execFile);

/** Longer than a slow network takes for words and pictures. */
const minutes = 3;

/**
 * Pushes commits and returns the next step in a sentence. No password is asked for: none can be typed.
 * @param limit timeout for a remote that does not answer
 * @throws Error with a sentence that says what to do, and below it the output of Git
 */
export async function push(
  root: string,
  limit: AbortSignal = AbortSignal.timeout(minutes * 60_000),
): Promise<string> {
  const environment = {
    ...process.env,
    GIT_TERMINAL_PROMPT: "0",
    // The output of Git is searched below, in English.
    LC_ALL: "C",
    ...(await quietSsh(root)),
  };
  const running = run("git", ["push", "--quiet"], { cwd: root, env: environment, signal: limit });
  running.child.stdin?.end();
  try {
    await running;
    return "";
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    const place = (await upstreamOf(root)) ?? "the other side";
    const reason = limit.aborted
      ? `${place} did not answer within ${minutes} minutes.`
      : reasonFor(stderr, place);
    const kept = "What you published stands in the history here; send it once more later.";
    throw new Error([`${reason} ${kept}`, stderr.trim()].filter(Boolean).join("\n\n"));
  }
}

const asksForKey =
  /could not read (username|password)|permission denied|authentication failed|host key/i;

function reasonFor(said: string, place: string): string {
  // Refused by a rule of the remote, such as a protected branch: fetching would not help.
  if (/remote rejected/i.test(said)) {
    return `${place} does not take it: ask the owner of the repository.`;
  }
  if (asksForKey.test(said)) {
    return `${place} asks for a password or a key, which cannot be typed here: run “git push” once in a terminal.`;
  }
  if (/rejected|non-fast-forward|fetch first/i.test(said)) {
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
