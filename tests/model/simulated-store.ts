import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Schema } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { SimulatedProcess } from "./simulation.ts";

/** A store whose disk was full, or whose answer was lost. */
class StoreFault extends Error {
  override name = "StoreFault";
}

/** In so many changes one is refused, and one is stored without an answer, as by a connection that breaks. */
const faultsIn = 60;

/**
 * A process's view of a store: each read and each change waits until the simulation lets it happen.
 * @param onChange called after each change
 */
export function simulatedStore(
  process: SimulatedProcess,
  real: Store,
  onChange: (process: SimulatedProcess) => void,
): Store {
  const { simulation } = process;
  return {
    ...real,
    tables: simulatedTables(process, real.tables),
    change: (work) =>
      process.call("change", async () => {
        const fault = simulation.hasFaults ? simulation.choices.below(faultsIn) : faultsIn;
        if (fault === 0) simulation.note("the disk is full");
        if (fault === 1) simulation.note("the answer of the store is lost");
        const result = await real.change(async (tables) => {
          const inside = await work(tables);
          // Undone, as by a kill before the commit.
          if (fault === 0) throw new StoreFault("The disk is full.");
          return inside;
        });
        onChange(process);
        if (fault === 1) throw new StoreFault("The connection broke.");
        return result;
      }),
  };
}

function simulatedTables(process: SimulatedProcess, real: Tables): Tables {
  const connection = {
    executeQuery: (query: CompiledQuery) => process.call("read", () => real.executeQuery(query)),
    streamQuery: () => {
      throw new Error("The site streams no query");
    },
  } as unknown as DatabaseConnection;
  const none = async () => undefined;
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (tables) => new SqliteIntrospector(tables),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver: () => ({
        init: none,
        acquireConnection: async () => connection,
        beginTransaction: none,
        commitTransaction: none,
        rollbackTransaction: none,
        releaseConnection: none,
        destroy: none,
      }),
    },
  });
}
