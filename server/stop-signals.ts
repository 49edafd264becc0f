/** Sent by a terminal, a service manager and a closed terminal. */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * One Ctrl-C arrives two or three times: from the terminal, from `scripts/start.mjs`, and from npm. Signals
 * within two seconds of the first count as one, because a busy machine may need one to forward them.
 */
const samePress = 2000;

/** Calls `stop` at the first signal, and `hurry` at a later one that is not its echo. */
export function onStopSignal(stop: (reason: string) => void, hurry: () => void): void {
  let first: number | undefined;

  function hear(reason: string): void {
    if (first === undefined) {
      first = performance.now();
      stop(reason);
    } else if (performance.now() - first > samePress) {
      hurry();
    }
  }

  for (const signal of signals) process.on(signal, () => hear(signal));
  // `scripts/start.mjs` holds an IPC channel. When it is killed, this process must end too, or the port stays
  // taken.
  if (process.channel) process.once("disconnect", () => hear("parent process has ended"));
}
