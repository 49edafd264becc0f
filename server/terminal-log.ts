import { styleText } from "node:util";
import type { DestinationStream } from "pino";

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
