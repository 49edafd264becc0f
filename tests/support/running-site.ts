import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countActivity } from "./activity-counts.ts";
import { freePort } from "./free-port.ts";
import type { HeldSocket } from "./held-socket.ts";
import { siteEnvironment } from "./site-environment.ts";
import { until } from "./until.ts";

/** The built site, served by its real server in a separate process. */
export interface RunningSite extends AsyncDisposable {
  /** E.g. `http://127.0.0.1:43210`. */
  origin: string;
  /** Folder with the store and the outbox. */
  dataFolder: string;
  process: ChildProcess;
  /** Everything that the server has printed. */
  output: () => string;
  /** Ends the process at once, as a power cut would. */
  kill: () => Promise<void>;
}

/**
 * Starts the bundled server on a free port and waits until it answers.
 * @param environment settings beyond the defaults; `DATA_DIR` retains a folder across restarts, `PORT` the address
 * @param through a program that becomes Node, with its parameters, e.g. one that changes limits first
 * @param socket in the place of one of its own
 */
export async function startSite(
  environment: Record<string, string> = {},
  through: readonly string[] = [],
  socket?: HeldSocket,
): Promise<RunningSite> {
  const port = Number(socket?.port ?? environment.PORT ?? (await freePort()));
  const ownFolder = environment.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), "otc-site-"));
  const dataFolder = environment.DATA_DIR ?? ownFolder ?? "";
  const handed = socket ? ["sh", "-c", 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"', "sh"] : [];
  const node = [process.execPath, "build/program/main.js"];
  const [program, ...parameters] = [...handed, ...through, ...node];
  const child = spawn(program as string, parameters, {
    env: siteEnvironment({ DATA_DIR: dataFolder, ...environment, PORT: String(port) }),
    stdio: ["ignore", "pipe", "pipe", ...(socket ? [socket.descriptor] : [])],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  // Until this one has said so, the server of another test may be the one that answers at a port that was free.
  const hasPort = () => output.includes("OTC is at");
  try {
    await waitUntilHealthy(origin, { child, hasPort, report: () => output });
  } catch (error) {
    child.kill("SIGKILL");
    const isTaken = !environment.PORT && output.includes("EADDRINUSE");
    if (isTaken && !socket) return startSite(environment, through);
    throw error;
  }
  countActivity("servers started");
  return {
    origin,
    dataFolder,
    process: child,
    output: () => output,
    kill: async () => {
      child.kill("SIGKILL");
      countActivity("servers killed");
      await ended;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await ended;
      if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

interface Waiting {
  child: ChildProcess;
  /** Whether the server has said that it listens. */
  hasPort(): boolean;
  report(): string;
}

function waitUntilHealthy(origin: string, { child, hasPort, report }: Waiting) {
  const isHealthy = async () => {
    const end = child.signalCode ?? child.exitCode;
    if (end !== null) throw new Error(`The server has ended with ${end}:\n${report()}`);
    if (!hasPort()) return false;
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    return answer?.ok ?? false;
  };
  return until(isHealthy, { seconds: 110, report });
}
