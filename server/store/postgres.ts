import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { watchOutages } from "./outage.ts";
import { prepareTables } from "./prepare-tables.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

/** OID of `bigint`, which the driver returns as text; our moments fit into a number. */
const bigint = 20;

/**
 * Limits in milliseconds, so that a request that waits for a connection and then for an answer is refused within ten
 * seconds. `silence` ends a connection whose other side has vanished: TCP alone takes a quarter of an hour. It is
 * longer than `statement`, by which a server that is only slow answers.
 */
const limits = { connect: 3500, statement: 5000, silence: 6000 };

/** Rewriting tables takes as long as they are large. */
const patientLimits = { connect: 3500, statement: 0, silence: 3_600_000 };

/** Any number that nothing else locks in this database. */
const schemaLock = 4_611_686;

function connect(url: string, { connect, statement, silence }: typeof limits): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    // A transaction whose server has vanished gives its locks back.
    idle_in_transaction_session_timeout: statement,
    stream: () => {
      const socket = new Socket().setTimeout(silence);
      return socket.on("timeout", () => socket.destroy(new Error("PostgreSQL fell silent.")));
    },
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === bigint ? Number : pg.types.getTypeParser(type, format as "text"),
    },
  });
  // A broken connection is replaced at the next query; its own query reports the error. Without the second listener,
  // a connection in use would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Schema>({ dialect: watchOutages(new PostgresDialect({ pool })) });
}

/**
 * Opens the store on a PostgreSQL server, for several instances of the site, and creates its tables if there are none.
 * @throws when it is unreachable; StartError when its tables were made with another schema, and are left as they are
 */
export async function openPostgres(url: string): Promise<Store> {
  async function patiently(work: (tables: Kysely<Schema>) => Promise<void>): Promise<void> {
    const tables = connect(url, patientLimits);
    await work(tables).finally(() => tables.destroy());
  }
  /** Rewrites each table. The server's own log (pg_wal) and its backups expire by their settings. */
  const scrub = () =>
    patiently(async (connection) => {
      const { rows } = await sql<{ name: string }>`
        SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`.execute(
        connection,
      );
      for (const { name } of rows) await sql`VACUUM FULL ${sql.table(name)}`.execute(connection);
    });
  const { host, pathname } = new URL(url);
  const place = `PostgreSQL, database ${pathname.slice(1)}${host ? ` on ${host}` : ""}`;
  await patiently((connection) =>
    connection.transaction().execute(async (tables) => {
      // Two servers that start at once: the second waits, and finds the tables.
      await sql`SELECT pg_advisory_xact_lock(${schemaLock})`.execute(tables);
      const { rows } = await sql<{ name: string }>`
        SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`.execute(
        tables,
      );
      await prepareTables(
        tables,
        rows.map(({ name }) => name),
        { place, home: await homeOf(tables) },
      );
    }),
  );
  const tables = connect(url, limits);

  return {
    tables,
    place,
    change: (work) => tables.transaction().execute(work),
    scrub,
    scrubPurged: scrub,
    async clock() {
      const { rows } = await sql<{ now: number }>`
        SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(tables);
      return rows[0]?.now ?? 0;
    },
    close: () => tables.destroy(),
  };
}

/**
 * Server, database and timeline. A dump is restored into another database, a base backup or a standby that takes over
 * begins another timeline: each may lack what came last.
 */
async function homeOf(tables: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ home: string }>`
    SELECT concat_ws('/',
      (SELECT system_identifier FROM pg_control_system()),
      (SELECT oid FROM pg_database WHERE datname = current_database()),
      left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)) AS home`.execute(tables);
  return rows[0]?.home ?? "";
}
