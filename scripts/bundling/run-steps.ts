import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs programs one after the other with this Node. A signal for this process ends the running program
 * instead, so that the caller can clean up.
 * @throws Error with the name of the first that fails or is stopped
 */
export async function runSteps(steps: readonly (readonly string[])[]): Promise<void> {
  let stop: (signal: NodeJS.Signals) => void = () => undefined;
  let stoppedBy: NodeJS.Signals | undefined;
  const heed = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    stop(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, heed);
  try {
    for (const step of steps) {
      const child = spawn(process.execPath, step, { stdio: "inherit" });
      stop = (signal) => child.kill(signal);
      const [code, signal] = await once(child, "exit");
      const end = stoppedBy ?? signal ?? code;
      if (end !== 0) throw new Error(`${step[0]} ended with ${end}.`);
    }
  } finally {
    for (const signal of signals) process.off(signal, heed);
  }
}
