/** What a terminal, a service manager and a closed terminal send. */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * One press of Ctrl-C reaches us two or three times: from the terminal, from `scripts/start.mjs`, and from
 * npm through it. What comes within this many milliseconds of the first is that same press. Two seconds,
 * because on a busy machine the others may need one to pass it on.
 */
const samePress = 2000;

/**
 * Calls `stop` at the first signal. A further one counts when it is a new wish and not an echo of the first:
 * then `hurry` is called, for somebody who does not want to wait.
 */
export function onStopSignal(
  stop: (reason: string) => void,
  hurry: () => void,
  clock: () => number = () => performance.now(),
): void {
  let first: number | undefined;

  function hear(reason: string): void {
    if (first === undefined) {
      first = clock();
      stop(reason);
    } else if (clock() - first > samePress) {
      hurry();
    }
  }

  for (const signal of signals) process.on(signal, () => hear(signal));
  // `scripts/start.mjs` holds a channel to us. When it is killed without having passed anything on, nobody
  // else would end us, and the port would stay taken.
  if (process.channel) process.once("disconnect", () => hear("whoever started us has ended"));
}
