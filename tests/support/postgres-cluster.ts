import { execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { until } from "./until.ts";

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; for root it runs as an unprivileged user. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Folder of the newest installed PostgreSQL, where Debian, Fedora, Homebrew and others put it. */
export function findPostgresPrograms(): string | undefined {
  const versions = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "bin")))
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return [...versions, "/usr/bin"].find((folder) => existsSync(join(folder, "initdb")));
}

/** A temporary folder that PostgreSQL may write to. The caller deletes it. */
export function postgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "otc-postgres-"));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Runs one of PostgreSQL's programs as the server's user. */
export function runProgram(program: string, ...parameters: string[]): Promise<unknown> {
  return run(program, parameters, user);
}

/** Makes a new cluster. @returns its data folder */
export async function makeCluster(programs: string, folder: string): Promise<string> {
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (user.uid) chownSync(data, user.uid, user.gid);
  const make = ["-D", data, "-U", "otc", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  await runProgram(join(programs, "initdb"), ...make);
  return data;
}

/** A server that runs. */
export interface Cluster {
  /** Its database `postgres`, as a user who may do everything. */
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts a server that is reached by a socket only, and waits until it answers.
 * @param data its data folder
 * @param folder of its socket
 * @param settings such as `fsync=off`
 */
export async function startCluster(
  programs: string,
  { data, folder, settings }: { data: string; folder: string; settings: readonly string[] },
): Promise<Cluster> {
  const all = ["listen_addresses=", "max_connections=50", "shared_buffers=16MB", ...settings];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-k", folder, ...all.flatMap((setting) => ["-c", setting])],
    { ...user, stdio: "ignore" },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const url = `postgres:///postgres?user=otc&host=${encodeURIComponent(folder)}`;
  await waitUntilReachable(url);
  return {
    url,
    pid: server.pid,
    async stop() {
      server.kill("SIGINT");
      await ended;
    },
  };
}

function waitUntilReachable(url: string): Promise<void> {
  let refusal: unknown;
  const isReachable = async () => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      refusal = error;
      return false;
    }
  };
  return until(isReachable, { report: () => String(refusal) });
}
