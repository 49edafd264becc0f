import { expect, test } from "vitest";
import { handedSocket } from "./handed-socket.ts";

const own = String(process.pid);

test("a socket that was handed to this process is the fourth file that it has open", () => {
  expect(handedSocket({ LISTEN_PID: own, LISTEN_FDS: "1" })).toEqual({ fd: 3 });
});

test("without one, with one of another process or with several, the process opens its own", () => {
  for (const environment of [
    {},
    { LISTEN_PID: own },
    { LISTEN_PID: "1", LISTEN_FDS: "1" },
    { LISTEN_PID: own, LISTEN_FDS: "2" },
  ]) {
    expect(handedSocket(environment)).toBeUndefined();
  }
});
