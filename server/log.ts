import { type DestinationStream, type Logger, pino } from "pino";

/** Structured log without personal data: one JSON line for each event. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

const serializers = { error: describeError, path: withoutAddresses };

/**
 * @param level minimum level
 * @param destination default: standard output
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  // Without process id and host name.
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return destination ? pino(options, destination) : pino(options);
}

/** Prepares external text for the log: masks mail addresses and limits its length. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s@<>"'(),;:/?&=]+(?:@|%40)[^\s@<>"'(),;:/?&=]+/gi, "…@…").slice(0, 300);
}

/** Name, message and stack of an error, without personal data. */
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
