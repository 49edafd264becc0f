import { readdirSync, readFileSync } from "node:fs";

/**
 * How long processes, and their children that have ended, have used a core so far, in milliseconds. Linux
 * counts it in hundredths of a second.
 */
export function coreTimeOf(pids: readonly number[]): number {
  return pids
    .flatMap((pid) => statOf(pid).slice(11, 15))
    .reduce((sum, hundredths) => sum + Number(hundredths) * 10, 0);
}

/** A process and those that it started, which may have ended when this returns. */
export function withChildren(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === `${pid}`)
    .map(Number);
  return [pid, ...children];
}

/** The fields of /proc/<pid>/stat after the name; none when the process has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
  } catch {
    return [];
  }
}
