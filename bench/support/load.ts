import { execFileSync, spawn } from "node:child_process";
import { connect } from "node:net";
import { availableParallelism } from "node:os";
import { createHistogram } from "node:perf_hooks";
import { connect as connectSecurely } from "node:tls";
import { freePort } from "../../tests/support/free-port.ts";
import { until } from "../../tests/support/until.ts";
import { coreTimeOf } from "./core-time.ts";

/** Results of a server under load. */
export interface LoadResult {
  perSecond: number;
  /** Milliseconds from request to response. */
  median: number;
  slowest5Percent: number;
  slowest1Percent: number;
  /** Answers with another status than expected. */
  failures: number;
  /** Milliseconds of the server's core for each answer; a better measure than pace on a busy machine. */
  coreTime: number;
}

interface Load {
  port: number;
  /** Whether over TLS, as visitors do. */
  isSecure?: boolean;
  /** Process that answers. */
  pid: number | undefined;
  /** Another one that it asks. */
  behind?: number | undefined;
  /** Returns the bytes of the next request, headers and body. */
  question(): string;
  /** Start of the first line of a correct answer, e.g. `HTTP/1.1 200`. */
  expected: string;
  connections: number;
  seconds: number;
}

/** Sends requests over many connections, one at a time on each. */
export async function putUnderLoad(load: Load): Promise<LoadResult> {
  const microseconds = createHistogram();
  let failures = 0;
  const start = performance.now();
  const end = start + load.seconds * 1000;
  const pids = [load.pid, load.behind].flatMap((pid) => pid ?? []);
  const coreBefore = coreTimeOf(pids);
  const askAlways = () =>
    askUntil(end, load, (time, isRight) => {
      microseconds.record(Math.max(1, Math.ceil(time * 1000)));
      if (!isRight) failures += 1;
    });
  await Promise.all(Array.from({ length: load.connections }, askAlways));
  const seconds = (performance.now() - start) / 1000;
  return {
    perSecond: microseconds.count / seconds,
    median: microseconds.percentile(50) / 1000,
    slowest5Percent: microseconds.percentile(95) / 1000,
    slowest1Percent: microseconds.percentile(99) / 1000,
    failures,
    coreTime: (coreTimeOf(pids) - coreBefore) / microseconds.count,
  };
}

const lastChunk = "0\r\n\r\n";

function askUntil(
  end: number,
  { port, isSecure, question, expected }: Load,
  tell: (time: number, isRight: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const servername = "www.example.org";
    const socket = isSecure
      ? connectSecurely({ port, host: "127.0.0.1", servername, rejectUnauthorized: false })
      : connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let asked = 0;
    let left = 0;
    let isRight = false;
    /** Of an answer in pieces of unknown number, until its last one. */
    let isChunked = false;

    const ask = () => {
      asked = performance.now();
      socket.write(question());
    };
    socket.on(isSecure ? "secureConnect" : "connect", ask);
    socket.on("error", reject);
    let head = "";
    socket.on("data", (chunk: Buffer) => {
      if (isChunked) {
        head = head.slice(-4) + chunk.toString("latin1");
        if (!head.endsWith(lastChunk)) return;
        isChunked = false;
        head = "";
      } else if (left === 0) {
        // A head may come in pieces: some servers begin with small records of TLS.
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end === -1) return;
        isRight = head.startsWith(expected);
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0;
        left = Number(length) - (head.length - end - 4);
        isChunked = /\r\ntransfer-encoding: chunked/i.test(head.slice(0, end));
        if (isChunked && !head.endsWith(lastChunk)) return;
        isChunked = false;
        head = "";
      } else {
        left -= chunk.length;
      }
      if (left > 0) return;
      left = 0;
      tell(performance.now() - asked, isRight);
      if (performance.now() < end) ask();
      else {
        socket.end();
        resolve();
      }
    });
  });
}

/** Starts a server on a free port, warms it up for a second, measures it and stops it. */
export async function measureServer(
  start: (port: number) => ReturnType<typeof onFirstCore>,
  load: Omit<Load, "port" | "pid">,
): Promise<LoadResult> {
  const port = await freePort();
  const server = start(port);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    await until(() =>
      putUnderLoad({ ...load, port, pid: server.pid, connections: 1, seconds: 0 }).then(
        () => true,
        () => false,
      ),
    );
    await putUnderLoad({ ...load, port, pid: server.pid, seconds: 1 });
    return await putUnderLoad({ ...load, port, pid: server.pid });
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

/** Starts this site on the first core, as in production. */
export function startOurSite(
  port: number,
  dataFolder: string,
  environment: NodeJS.ProcessEnv = {},
) {
  return onFirstCore(process.execPath, ["build/program/main.js"], {
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: "error",
    ...environment,
  });
}

/** Starts a program on the first core; the measuring process should stay on others. */
export function onFirstCore(command: string, parameters: string[], environment: NodeJS.ProcessEnv) {
  return spawn("taskset", ["-c", "0", command, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Moves this process away from the first core. */
export function leaveFirstCore(): void {
  if (availableParallelism() < 2) return;
  const others = `1-${availableParallelism() - 1}`;
  const move = () => execFileSync("taskset", ["-acp", others, String(process.pid)]);
  try {
    move();
  } catch {
    // A thread that ended while the threads were listed.
    move();
  }
}

export function printResult(name: string, result: LoadResult): void {
  const { perSecond, median, slowest5Percent, slowest1Percent, failures, coreTime } = result;
  console.log(
    `${name.padEnd(36)}${Math.round(perSecond).toLocaleString("en").padStart(8)} a second   ` +
      `median ${median.toFixed(2)} ms   95 % within ${slowest5Percent.toFixed(2)} ms   99 % within ${slowest1Percent.toFixed(2)} ms   ` +
      `core ${coreTime.toFixed(3)} ms each` +
      (failures > 0 ? `   ${failures} FAILED` : ""),
  );
}
