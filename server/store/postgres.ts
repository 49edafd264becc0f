import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { migrate } from "./migrate.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

/** OID of `bigint`, which the driver returns as text; our moments fit into a number. */
const bigint = 20;

/**
 * Opens the store on a PostgreSQL server, for several instances of the site, and migrates its tables.
 * @param url `postgres://user:password@host/database`
 * @throws when the server is unreachable or the tables were written by a newer version of the site
 */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === bigint ? Number : pg.types.getTypeParser(type, format as "text"),
    },
  });
  // A broken idle connection is replaced at the next query, which reports its own error.
  pool.on("error", () => undefined);

  const tables = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(tables);
  } catch (error) {
    await tables.destroy();
    throw error;
  }

  return {
    tables,
    place: withoutSecrets(url),
    change: (work) => tables.transaction().execute(work),
    // Rewrites each table. The server's own log (pg_wal) and its backups expire by their settings.
    async scrub() {
      const { rows } = await sql<{ name: string }>`
        SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`.execute(
        tables,
      );
      for (const { name } of rows) await sql`VACUUM FULL ${sql.table(name)}`.execute(tables);
    },
    async clock() {
      const { rows } = await sql<{ now: number }>`
        SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(tables);
      return rows[0]?.now ?? 0;
    },
    close: () => tables.destroy(),
  };
}

function withoutSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL, database ${pathname.slice(1)}${host ? ` on ${host}` : ""}`;
}
