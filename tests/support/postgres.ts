import { execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { until } from "./until.ts";

const run = promisify(execFile);

/** A PostgreSQL server that lives as long as a test file. */
export interface TestPostgres {
  /** Makes an empty database. @returns its address */
  newDatabase(): Promise<string>;
  /** Folder with `pg_dump` and its like; undefined when they are found by PATH alone. */
  programs: string | undefined;
  /** Process of the server, when it is ours. */
  pid?: number | undefined;
  stop(): Promise<void>;
}

/**
 * Uses the server of TEST_DATABASE_URL (whose user may make databases), else starts one of an installed
 * PostgreSQL in a temporary folder, reached by a socket only.
 * @param options `flushes`: each commit waits for the disk, as in production; tests have no need of it
 * @returns undefined when there is neither
 */
export async function startPostgres(
  options = { flushes: false },
): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const programs = findPrograms();
  if (given) {
    return { newDatabase: () => createDatabase(given), programs, stop: async () => undefined };
  }
  return programs ? startCluster(programs, options.flushes) : undefined;
}

/** Folder of the newest installed version, where Debian, Fedora, Homebrew and others put it. */
function findPrograms(): string | undefined {
  const versions = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "bin")))
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return [...versions, "/usr/bin"].find((folder) => existsSync(join(folder, "initdb")));
}

async function startCluster(programs: string, flushes: boolean): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "otc-postgres-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (user.uid) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);

  const make = ["-D", data, "-U", "otc", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  await run(join(programs, "initdb"), make, user);
  const settings = [
    "listen_addresses=",
    `fsync=${flushes ? "on" : "off"}`,
    "max_connections=50",
    "shared_buffers=16MB",
  ];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
    { ...user, stdio: "ignore" },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const url = `postgres:///postgres?user=otc&host=${encodeURIComponent(folder)}`;
  await untilReachable(url);
  return {
    newDatabase: () => createDatabase(url),
    programs,
    pid: server.pid,
    async stop() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function untilReachable(url: string): Promise<void> {
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

let databases = 0;

async function createDatabase(url: string): Promise<string> {
  databases += 1;
  const name = `otc_test_${process.pid}_${databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
