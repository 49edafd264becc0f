import * as net from "node:net";
import { atTestEnd } from "./at-end.ts";

/** A socket that accepts no connection itself and stays when a process that was given it ends, as systemd holds one. */
export interface HeldSocket {
  /** Its number among the files of this process. */
  descriptor: number;
  /** E.g. `127.0.0.1:43210`. */
  address: string;
  port: string;
}

interface Handle {
  fd: number;
  getsockname(address: { port?: number }): number;
  close(): void;
}

/** Opens one on this machine, and closes it after the test. */
export function holdSocket(): HeldSocket {
  // `createServer` would accept connections in this process. What only binds has no public name.
  const { _createServerHandle: bind } = net as unknown as {
    _createServerHandle(host: string, port: number, family: 4): Handle;
  };
  const handle = bind("127.0.0.1", 0, 4);
  atTestEnd(() => handle.close());
  const bound: { port?: number } = {};
  handle.getsockname(bound);
  const port = String(bound.port);
  return { descriptor: handle.fd, address: `127.0.0.1:${port}`, port };
}
