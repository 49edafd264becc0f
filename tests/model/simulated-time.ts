import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { currentProcess, type SimulatedProcess } from "./simulation.ts";

type Callback = (...values: unknown[]) => void;

/**
 * Gives the code of simulated processes the time, the timers and the random numbers of their simulation. All other code
 * keeps the real ones.
 * @returns a function that puts the real ones back
 */
export function simulateTime(): () => void {
  const real = {
    now: Date.now,
    after: globalThis.setTimeout,
    every: globalThis.setInterval,
    stopAfter: globalThis.clearTimeout,
    stopEvery: globalThis.clearInterval,
    sleep: timers.setTimeout,
    randomUUID: crypto.randomUUID,
    randomBytes: crypto.randomBytes,
  };
  const { after, every, stopAfter, stopEvery, sleep } = real;
  const cancel = (stop: (timer: never) => void) => (timer: unknown) =>
    timer instanceof SimulatedTimer ? timer.cancel() : stop(timer as never);

  Date.now = () => currentProcess.getStore()?.clock() ?? real.now();
  globalThis.setTimeout = ((work: Callback, milliseconds = 0, ...values: unknown[]) => {
    const process = currentProcess.getStore();
    if (!process) return after(work, milliseconds, ...values);
    return new SimulatedTimer(process, milliseconds, () => work(...values), false);
  }) as typeof setTimeout;
  globalThis.setInterval = ((work: Callback, milliseconds = 0, ...values: unknown[]) => {
    const process = currentProcess.getStore();
    if (!process) return every(work, milliseconds, ...values);
    return new SimulatedTimer(process, milliseconds, () => work(...values), true);
  }) as typeof setInterval;
  globalThis.clearTimeout = cancel(stopAfter) as typeof clearTimeout;
  globalThis.clearInterval = cancel(stopEvery) as typeof clearInterval;
  timers.setTimeout = ((milliseconds = 0, value?: unknown, options?: { signal?: AbortSignal }) => {
    const process = currentProcess.getStore();
    return process
      ? sleepIn(process, milliseconds, options?.signal)
      : sleep(milliseconds, value, options);
  }) as typeof timers.setTimeout;
  crypto.randomUUID = ((options?: object) => {
    const process = currentProcess.getStore();
    if (!process) return real.randomUUID(options);
    const number = process.simulation.nextNumber().toString(16).padStart(12, "0");
    return `00000000-0000-4000-8000-${number}`;
  }) as typeof crypto.randomUUID;
  crypto.randomBytes = ((size: number) => {
    const process = currentProcess.getStore();
    if (!process) return real.randomBytes(size);
    // Digits below 32, since references take each byte modulo 32.
    const digits = process.simulation.nextNumber().toString(32).padStart(size, "0");
    return Buffer.from(Array.from(digits, (digit) => Number.parseInt(digit, 32)));
  }) as typeof crypto.randomBytes;
  syncBuiltinESMExports();

  return () => {
    Date.now = real.now;
    globalThis.setTimeout = after;
    globalThis.setInterval = every;
    globalThis.clearTimeout = stopAfter;
    globalThis.clearInterval = stopEvery;
    timers.setTimeout = sleep;
    crypto.randomUUID = real.randomUUID;
    crypto.randomBytes = real.randomBytes;
    syncBuiltinESMExports();
  };
}

/** What `setTimeout` and `setInterval` return. */
class SimulatedTimer {
  #cancel: () => void = () => undefined;

  constructor(
    process: SimulatedProcess,
    milliseconds: number,
    work: () => void,
    isRepeated: boolean,
  ) {
    const start = () => {
      this.#cancel = process.schedule(milliseconds, () => {
        if (isRepeated) start();
        work();
      });
    };
    start();
  }

  cancel(): void {
    this.#cancel();
  }

  unref(): this {
    return this;
  }
}

function sleepIn(process: SimulatedProcess, milliseconds: number, signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    const cancel = process.schedule(milliseconds, resolve);
    signal?.addEventListener("abort", () => {
      cancel();
      reject(signal.reason);
    });
  });
}
