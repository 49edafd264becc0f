import { Writable } from "node:stream";
import { createLog, type Log } from "#server/log.ts";

/** A real log whose lines can be read. */
export function readableLog(level = "debug"): { log: Log; text(): string } {
  let written = "";
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return { log: createLog(level, destination), text: () => written };
}
