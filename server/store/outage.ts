import type { DatabaseConnection, Dialect, Driver } from "kysely";

const outages = new WeakSet<object>();
const watched = new WeakSet<DatabaseConnection>();

/**
 * Whether the store itself caused an error: away, locked, full, read-only or damaged. Then nothing is wrong with what
 * was asked, and the same request may succeed in a minute.
 */
export const isOutage = (error: unknown): boolean =>
  typeof error === "object" && error !== null && outages.has(error);

/** Notes an error as an outage of the store. */
export function outage(error: Error): Error {
  outages.add(error);
  return error;
}

/**
 * The same dialect, which notes each outage where it arises: when a connection is asked for, or in any statement on
 * it. So what answers a request need not know the errors of two engines.
 */
export function watchOutages(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (tables) => dialect.createIntrospector(tables),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => watchDriver(dialect.createDriver()),
  };
}

function watchDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (...options) =>
    watchConnection(await noted(acquire(...options)));
  return driver;
}

/** In place, because the driver knows its connections again by identity. */
function watchConnection(connection: DatabaseConnection): DatabaseConnection {
  if (watched.has(connection)) return connection;
  watched.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query) => noted(execute(query));
  return connection;
}

async function noted<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && !isOwnMistake(error)) outage(error);
    throw error;
  }
}

/**
 * Classes of SQLSTATE that speak of a statement and its values: not supported, data, integrity, syntax.
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const statementClasses = ["0A", "22", "23", "42"];

/** SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE and RANGE. https://www.sqlite.org/rescode.html */
const statementCodes = [1, 18, 19, 20, 21, 25];

function isOwnMistake(error: Error & { code?: unknown; errcode?: unknown }): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const { code, errcode } = error;
  // The higher bits of SQLite's codes say why.
  if (typeof errcode === "number") return statementCodes.includes(errcode % 256);
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)
    ? statementClasses.includes(code.slice(0, 2))
    : false;
}
