import { rmSync } from "node:fs";
import pg from "pg";
import {
  findPostgresPrograms,
  makeCluster,
  postgresFolder,
  startCluster,
} from "./postgres-cluster.ts";

/** A PostgreSQL server that lives as long as a test file. */
export interface TestPostgres {
  /** Makes an empty database. @returns its address */
  newDatabase(): Promise<string>;
  /** Folder with `pg_dump` and its like; undefined when they are found by PATH alone. */
  programs: string | undefined;
  /** Process of the server, when it is ours. */
  pid?: number | undefined;
  /** Stops the server at once, cutting every connection, and starts it again; only when it is ours. */
  restart?(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Uses the server of TEST_DATABASE_URL (whose user may make databases), else starts one of an installed
 * PostgreSQL in a temporary folder, reached by a socket only.
 * @param options `flushes`: each commit waits for the disk, as in production; tests do not need it
 * @returns undefined when there is neither
 */
export async function startPostgres(
  options = { flushes: false },
): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const programs = findPostgresPrograms();
  if (given) {
    return { newDatabase: () => createDatabase(given), programs, stop: async () => undefined };
  }
  if (!programs) return undefined;
  const folder = postgresFolder();
  const data = await makeCluster(programs, folder);
  const settings = [`fsync=${options.flushes ? "on" : "off"}`];
  const start = () => startCluster(programs, { data, folder, settings });
  let cluster = await start();
  return {
    newDatabase: () => createDatabase(cluster.url),
    programs,
    pid: cluster.pid,
    async restart() {
      await cluster.stop();
      cluster = await start();
    },
    async stop() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same for all tests of a file: started with the first database, because a run may leave out all of them. */
export function postgresOfFile(): TestPostgres | undefined {
  const programs = findPostgresPrograms();
  if (!process.env.TEST_DATABASE_URL && !programs) return undefined;
  let started: ReturnType<typeof startPostgres> | undefined;
  return {
    programs,
    async newDatabase() {
      started ??= startPostgres();
      return ((await started) as TestPostgres).newDatabase();
    },
    stop: async () => (await started)?.stop(),
  };
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
