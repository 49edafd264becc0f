import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { simulatedStore } from "./simulated-store.ts";
import { SimulatedProcess, type Simulation, turn } from "./simulation.ts";

/** In memory where the system has such a folder; a flush to it costs nothing. */
const root = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** An empty store for the histories of one test file, which each of them copies. */
export async function makeTemplate(): Promise<{ folder: string; file: string }> {
  const folder = mkdtempSync(join(root, "otc-model-"));
  const file = join(folder, "template.sqlite");
  await (await openSqlite(file)).close();
  return { folder, file };
}

/** What outlives every process of one history: the store, and what the model knows of it. */
export class World {
  readonly simulation: Simulation;
  readonly folder: string;
  readonly file: string;
  /** Reads what is stored, for the model. */
  readonly reader: DatabaseSync;
  /** Who has changed the store since the model looked at it last. */
  changedBy: SimulatedProcess | undefined;
  readonly #opened: Store[] = [];
  readonly #statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  /** Started with the machine, one of them after each of its deaths. */
  readonly servers: SimulatedProcess[] = [];
  #names = 0;

  constructor(simulation: Simulation, template: { folder: string; file: string }) {
    this.simulation = simulation;
    this.folder = mkdtempSync(join(template.folder, "history-"));
    this.file = join(this.folder, "otc.sqlite");
    copyFileSync(template.file, this.file);
    this.reader = new DatabaseSync(this.file);
  }

  start(kind: string): SimulatedProcess {
    this.#names += 1;
    return new SimulatedProcess(this.simulation, `${kind} ${this.#names}`);
  }

  /**
   * Opens the store for a process. Most take over a connection of a dead one, since opening is the slowest step: SQLite
   * holds nothing in it between two changes.
   */
  async open(process: SimulatedProcess, at: number): Promise<Store> {
    const known = this.#opened[at];
    const isReused = known && this.simulation.choices.below(4) > 0;
    const real = isReused ? known : await openSqlite(this.file);
    if (known && !isReused) await known.close();
    this.#opened[at] = real;
    return simulatedStore(process, real, (one) => {
      this.changedBy = one;
    });
  }

  /** Reads rows beside all processes. */
  rows<One>(query: string, ...values: (string | number | null)[]): One[] {
    let statement = this.#statements.get(query);
    if (!statement) {
      statement = this.reader.prepare(query);
      this.#statements.set(query, statement);
    }
    return statement.all(...values) as One[];
  }

  /** Lets all processes go on, and time pass, until a condition holds. @throws when it does not within the limit */
  async runOn(limit: number, { check }: { check(): void }, isDone: () => boolean): Promise<void> {
    const { simulation } = this;
    const end = simulation.elapsed + limit;
    for (;;) {
      await turn();
      for (let [one] = simulation.ready(); one; [one] = simulation.ready()) {
        await simulation.perform(one);
        if (this.changedBy) check();
        this.changedBy = undefined;
      }
      if (isDone()) return;
      if (simulation.elapsed >= end) throw new Error("It did not come to its end");
      simulation.advance(end - simulation.elapsed);
    }
  }

  async close(): Promise<void> {
    for (const process of this.servers) process.isAlive = false;
    this.reader.close();
    for (const store of this.#opened) await store?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
