import { AsyncLocalStorage } from "node:async_hooks";
import { Choices } from "./choices.ts";

/** An await at which a process waits for the world: a store, a service, or the passing of time. */
interface Pending {
  process: SimulatedProcess;
  label: string;
  act: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** When a sleep ends, by elapsed time. */
  due?: number;
}

/** The process whose code runs at present. */
export const currentProcess = new AsyncLocalStorage<SimulatedProcess>();

/** When each history begins, in milliseconds since 1970. */
const epoch = Date.UTC(2026, 10, 21, 9);

/**
 * The world of one history. It alone decides which process goes on, by how much the time passes, and who dies; a
 * process runs from one await to the next and no further.
 */
export class Simulation {
  readonly choices: Choices;
  /** Time that has really passed, in milliseconds. */
  elapsed = 0;
  /** How wrong the clock of the machine is, in milliseconds. */
  shift = 0;
  /** Whether stores and services fail; false at the end, when all must settle. */
  hasFaults = true;
  /** What was found wrong while a process was at work, which would hear of it otherwise. */
  wrong: string | undefined;
  /** What happened, for the report. */
  readonly history: string[] = [];
  /** How many awaits have ended. */
  awaits = 0;
  #pending: Pending[] = [];
  #ids = 0;

  constructor(steps: readonly number[]) {
    this.choices = new Choices(steps);
  }

  note(text: string): void {
    this.history.push(`${(this.elapsed / 1000).toFixed(0)} s: ${text}`);
  }

  /** A number that no other call of this history gets, for ids. */
  nextNumber(): number {
    this.#ids += 1;
    return this.#ids;
  }

  now(): number {
    return epoch + this.elapsed + this.shift;
  }

  add(pending: Pending): void {
    if (pending.process.isAlive) this.#pending.push(pending);
  }

  drop(pending: Pending): void {
    this.#pending = this.#pending.filter((one) => one !== pending);
  }

  /** Awaits that can end now. */
  ready(process?: SimulatedProcess): Pending[] {
    return this.#pending.filter(
      (one) =>
        (one.due === undefined || one.due <= this.elapsed) && (!process || one.process === process),
    );
  }

  /** Ends one await. Its process runs until the next one. */
  async perform(one: Pending): Promise<void> {
    this.drop(one);
    this.awaits += 1;
    if (one.due === undefined) this.note(`${one.process.name}: ${one.label}`);
    try {
      one.resolve(await currentProcess.run(one.process, async () => one.act()));
    } catch (error) {
      one.reject(error);
    }
    await turn();
    if (this.wrong) throw new Error(this.wrong);
  }

  /** Ends one that is chosen, if there is any. */
  async performAny(): Promise<boolean> {
    const ready = this.ready();
    if (ready.length > 0) await this.perform(this.choices.of(ready));
    return ready.length > 0;
  }

  /** Lets time pass until the next sleep ends, but no longer than the limit. Late, it passes in one piece. */
  advance(limit: number, isLate = false): void {
    const next = (isLate ? [] : this.#pending).flatMap(({ due }) =>
      due !== undefined && due > this.elapsed ? [due - this.elapsed] : [],
    );
    this.elapsed += Math.ceil(Math.min(limit, ...next));
  }

  /** Ends a process at one of its awaits: before what it waits for, or after it and before the answer. */
  async kill(process: SimulatedProcess): Promise<void> {
    const waiting = this.ready(process).filter(({ due }) => due === undefined);
    if (waiting.length > 0 && this.choices.below(2) === 0) {
      const one = this.choices.of(waiting);
      this.drop(one);
      this.note(`${process.name}: ${one.label}, unheard`);
      await currentProcess.run(process, async () => one.act()).catch(() => undefined);
    }
    this.note(`${process.name} dies`);
    process.isAlive = false;
    this.#pending = this.#pending.filter((other) => other.process !== process);
    await turn();
  }
}

/** A server or a desk. */
export class SimulatedProcess {
  readonly simulation: Simulation;
  readonly name: string;
  isAlive = true;

  constructor(simulation: Simulation, name: string) {
    this.simulation = simulation;
    this.name = name;
  }

  readonly clock = (): number => this.simulation.now();

  /** Starts work in this process. The result comes with later steps, or never. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return currentProcess.run(this, work);
  }

  /** Waits until the simulation lets it happen. A dead process waits forever. */
  call<Result>(label: string, act: () => Result | Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const settle = resolve as (value: unknown) => void;
      this.simulation.add({ process: this, label, act, resolve: settle, reject });
    });
  }

  /** Calls back after some time. @returns what cancels it */
  schedule(milliseconds: number, act: () => void): () => void {
    const { simulation } = this;
    const due = simulation.elapsed + Math.max(0, milliseconds);
    const ignore = () => undefined;
    const pending = { process: this, label: "wakes", act, resolve: ignore, reject: ignore, due };
    simulation.add(pending);
    return () => simulation.drop(pending);
  }
}

/** Lets everything run that waits for nothing outside. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
