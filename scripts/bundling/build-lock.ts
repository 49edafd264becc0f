import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** How often a build that waits looks again, in milliseconds. */
const interval = 200;
/** How often the one that is under way says so, in milliseconds. */
const signInterval = 2000;
/** Milliseconds without a sign, after which a process of the same number is taken for another one. */
const maxSilence = 120_000;

/**
 * Does something while no other process of this machine does the same in this folder, after waiting for it: the build of
 * the night and one that an editor asks for would remove each other's folder.
 * @param file names the process that holds it, which touches it meanwhile. One of a process that was killed is ignored,
 * and so is one that was not touched for two minutes: a machine that stopped in the middle has left it
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  let isWaiting = false;
  while (!take(file)) {
    if (!isWaiting) console.log("Another build is under way; this one follows it.");
    isWaiting = true;
    await pause(interval);
  }
  const signs = setInterval(() => utimesSync(file, new Date(), new Date()), signInterval).unref();
  try {
    return await work();
  } finally {
    clearInterval(signs);
    rmSync(file, { force: true });
  }
}

/**
 * Does something under a lock that the process which started this one holds, and goes on holding afterwards. Both are named
 * in it: should the other be killed, nothing else begins before this one has ended too.
 */
export async function withHandedLock<Result>(
  file: string,
  work: () => Promise<Result>,
): Promise<Result> {
  writeFileSync(file, `${process.ppid} ${process.pid}`);
  return work();
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const isHeld = silenceOf(file) <= maxSilence && holdersOf(file).some(isAlive);
    if (!isHeld) rmSync(file, { force: true });
    return false;
  }
}

/** Milliseconds since the holder last touched it. */
const silenceOf = (file: string): number =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

/** One without a number is there: the file is being written, or was just removed. */
function holdersOf(file: string): (number | undefined)[] {
  try {
    return readFileSync(file, "utf8")
      .split(" ")
      .map((holder) => Number.parseInt(holder, 10) || undefined);
  } catch {
    return [undefined];
  }
}

function isAlive(holder: number | undefined): boolean {
  if (holder === undefined) return true;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // Of another user, it is there all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
