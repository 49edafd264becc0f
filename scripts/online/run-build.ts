import { spawn } from "node:child_process";
import { once } from "node:events";

/** One line of progress of a program that puts a commit online, as JSON. */
export type ProgressLine =
  /** Pages that are made, of how many. */
  | { made: number; of: number }
  /** What the build says. */
  | { printed: string }
  /** It is online, and how it came there. */
  | { outcome: string }
  /** It is not online, and why. */
  | { refused: string };

/**
 * Runs a build under the lock that this process holds; the build ends when this process does.
 * @param command program and parameters, run in the folder
 * @throws Error when it fails or is aborted
 */
export async function runBuild(
  root: string,
  [program, ...parameters]: readonly [string, ...string[]],
  report: (line: ProgressLine) => void,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", OTC_BUILD_LOCK: "handed" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const stop = () => child.kill();
  signal.addEventListener("abort", stop);
  child.on("message", (line: ProgressLine) => report(line));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (printed: string) => report({ printed }));
  }
  // After its output: the reason of a failure is the last of it.
  const [code, by] = await once(child, "close").finally(() => {
    signal.removeEventListener("abort", stop);
  });
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`The build ended with ${by ?? code}.`);
}
