import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { createLog, terminalLog } from "./log.ts";

function printed(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  const print = (line: string) => {
    text += stripVTControlCharacters(line);
  };
  write(createLog("info", terminalLog(print)));
  return text;
}

test("prints the time, the level, the event and its fields on one line", () => {
  const text = printed((log) => log.warn({ path: "/x", status: 404 }, "404: no page at this path"));
  expect(text).toMatch(/^\d\d:\d\d:\d\d warn {2}404: no page at this path path=\/x status=404\n$/);
});

test("prints an error with its message and its place below", () => {
  const text = printed((log) => log.error({ error: new TypeError("broken") }, "unexpected error"));
  expect(text).toMatch(/error unexpected error\n {2}TypeError: broken\n {2} +at /);
});
