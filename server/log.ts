import { type DestinationStream, type Logger, pino } from "pino";

/** Structured log, one JSON line for each event. It never holds personal data; see `withoutAddresses`. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

/** What may be written of an `error`, and of the `path` of a request, wherever one is logged. */
const serializers = { error: describeError, path: withoutAddresses };

/**
 * @param level least level that is written
 * @param destination standard output by default
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  // Without process id and host name, which say nothing to who reads the log of one site.
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return destination ? pino(options, destination) : pino(options);
}

/** A text from elsewhere, made fit for the log: mail addresses are masked and the length is bounded. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s@<>"'(),;:/?&=]+(?:@|%40)[^\s@<>"'(),;:/?&=]+/gi, "…@…").slice(0, 300);
}

/** What a log may say about an error: its kind, its words and where in our code it arose. */
function describeError(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) };
  const code = "code" in error ? String(error.code) : undefined;
  const stack = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join("\n");
  return { name: error.name, code, message: withoutAddresses(error.message), stack };
}
