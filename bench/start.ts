/**
 * How long from the start to the first answer, with an existing build? The server with and without code that
 * an earlier start compiled, and behind the process of `npm start`. The yardstick in the same
 * run is a Node that does nothing but start and end.
 *
 *   npm run benchmark -- start [starts of each]
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import memorySettings from "../scripts/memory-settings.json" with { type: "json" };
import { freePort } from "../tests/support/free-port.ts";
import { until } from "../tests/support/until.ts";
import { coreTimeOf } from "./support/core-time.ts";

const starts = Number(process.argv[2] ?? 7);
/** Milliseconds. */
const maxMilliseconds = 1000;

const folder = mkdtempSync(join(tmpdir(), "otc-benchmark-"));
const cache = { NODE_COMPILE_CACHE: join(folder, "compiled") };
try {
  const idle = Array.from({ length: starts }, startNothing).toSorted((a, b) => a - b);
  console.log(`Node and nothing else: ${Math.round(idle[starts >> 1] ?? Number.NaN)} ms`);
  await measure("the server, compiled before", "build/program/main.js", cache);
  await measure("the server, never started before", "build/program/main.js");
  await measure("npm start, once all is built", "scripts/serve.mjs");
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, program: string, environment: Record<string, string> = {}) {
  const results: Awaited<ReturnType<typeof start>>[] = [];
  // The first one fills caches: the disk's, and of compiled code.
  for (let count = 0; count <= starts; count += 1) results.push(await start(program, environment));
  const at = (pick: (result: (typeof results)[number]) => number) =>
    results
      .slice(1)
      .map(pick)
      .toSorted((a, b) => a - b)[Math.floor(starts / 2)] ?? Number.NaN;
  const wait = at(({ wait }) => wait);
  console.log(
    `${name.padEnd(36)}first answer after ${Math.round(wait)} ms, ${Math.round(at(({ core }) => core))} ms of core, ` +
      `${Math.round(at(({ memory }) => memory))} MB (medians of ${starts})`,
  );
  if (wait > maxMilliseconds) process.exitCode = 1;
}

/** Milliseconds. */
function startNothing(): number {
  const begun = performance.now();
  spawnSync(process.execPath, ["--eval", "0"]);
  return performance.now() - begun;
}

async function start(program: string, environment: Record<string, string>) {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      ...memorySettings,
      PORT: `${port}`,
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp);
  const wait = performance.now() - begun;
  const pids = family(Number(server.pid));
  const result = { wait, core: coreTimeOf(pids), memory: residentMemory(pids) };
  server.kill("SIGTERM");
  await ended;
  return result;
}

/** A process, and the server that it started. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return [pid, ...children.filter(Boolean).map(Number)];
}

/** In MB. */
function residentMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
  );
  return (kilobytes.reduce((sum, one) => sum + one, 0) * 1024) / 1e6;
}
