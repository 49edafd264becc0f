// The steps of `npm test`: each is a program, and prints one line when it ends.
import { spawn } from "node:child_process";
import { root } from "./prepare.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Of all steps until now. */
const total = { passed: 0, failed: 0, skipped: 0, failedSteps: 0, testSteps: 0 };

/** The line with which the reports of both kinds of tests end (`tests/support/{calm,repeat}-reporter.ts`). */
const countsLine = /^(\d+) passed, (\d+) failed, (\d+) skipped\n?/gm;

/**
 * Runs a program to its end. Its output is shown when it fails, or at once.
 * @param {string} title what the line says
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ environment?: Record<string, string>, isLive?: boolean, hasTests?: boolean }} [options] `isLive` shows the
 * output as it comes; a step that `hasTests` fails when it ran none
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runStep(title, program, parameters, options = {}) {
  const { environment = {}, isLive, hasTests } = options;
  const started = performance.now();
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      if (isLive) process.stdout.write(text.replaceAll(countsLine, ""));
    });
  }
  const code = await new Promise((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(1);
    });
    child.once("close", resolve);
  });
  const counts = countsIn(output);
  const ranNone = hasTests && !counts?.passed && !counts?.failed;
  const isOk = code === 0 && !ranNone;
  if (!isOk && !isLive) console.log(`\n${output.replaceAll(countsLine, "").trim()}\n`);
  if (ranNone && total.failedSteps === 0) console.log("No test ran.");
  printLine(title, performance.now() - started, counts, isOk);
  return isOk;
}

/**
 * Does something within this process, as a step.
 * @param {string} title
 * @param {() => unknown} work ends the process when it fails
 */
export function doStep(title, work) {
  const started = performance.now();
  work();
  printLine(title, performance.now() - started, undefined, true);
}

/**
 * Prints the sum of all steps; its last line is the one that programs read.
 * @param {number} milliseconds how long all of it took
 * @returns {number} the exit code
 */
export function endSteps(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  const ranNone = total.testSteps > 0 && total.passed + total.failed === 0;
  if (ranNone && total.failedSteps === 0) console.log("No test ran.");
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s in all`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failedSteps > 0 || total.failed > 0 || ranNone ? 1 : 0;
}

/** @param {string} output @returns {Counts | undefined} */
function countsIn(output) {
  const found = [...output.matchAll(countsLine)].at(-1);
  if (!found) return undefined;
  const [passed = 0, failed = 0, skipped = 0] = found.slice(1).map(Number);
  return { passed, failed, skipped };
}

/** @param {string} title @param {number} milliseconds @param {Counts | undefined} counts @param {boolean} isOk */
function printLine(title, milliseconds, counts, isOk) {
  if (!isOk) total.failedSteps += 1;
  if (counts) total.testSteps += 1;
  for (const name of /** @type {const} */ (["passed", "failed", "skipped"])) {
    total[name] += counts?.[name] ?? 0;
  }
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  const tests = counts ? `  ${counts.passed} passed` : "";
  const failed = counts?.failed ? `, ${counts.failed} failed` : "";
  console.log(`${isOk ? "✓" : "✗"} ${title.padEnd(34)} ${seconds.padStart(8)}${tests}${failed}`);
}
