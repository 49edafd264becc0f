import { styleText } from "node:util";
import { type DestinationStream, type Logger, pino } from "pino";

/** Structured log without personal data, one line for each event. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal">;

const serializers = { error: describeError, path: withoutAddresses };

/** @param destination default: standard output, readable in a terminal, JSON elsewhere */
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

const levels: Record<number, string> = {
  10: "trace",
  20: "debug",
  30: "info ",
  40: "warn ",
  50: "error",
  60: "fatal",
};

/** Prints log lines for a person at a terminal; elsewhere they are JSON. */
export function terminalLog(print: (text: string) => void): DestinationStream {
  return { write: (line) => print(`${formatLogLine(line)}\n`) };
}

/** Formats a JSON log line, e.g. `12:01:07 warn  404: no page at this path path=/…`. */
function formatLogLine(line: string): string {
  const { level, time, msg, error, ...fields } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const colour = level >= 50 ? "red" : level >= 40 ? "yellow" : "green";
  const values = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const head = [clock, styleText(colour, levels[level] ?? `${level}`), msg, ...values].join(" ");
  if (!error) return head;
  const { name, message, stack } = error;
  return [head, [name, message].filter(Boolean).join(": "), ...(stack ? [stack] : [])].join("\n  ");
}
