import { type Logger, pino } from "pino";
import { terminalLog } from "./terminal-log.ts";

/** Structured log without personal data, one line for each event. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

const serializers = { error: describeError, path: withoutAddresses };

/**
 * @param level minimum level
 * @param destination default: standard output, with readable lines in a terminal and JSON elsewhere
 */
export function createLog(
  level: string,
  destination = process.stdout.isTTY
    ? terminalLog((text) => process.stdout.write(text))
    : undefined,
): Log {
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
