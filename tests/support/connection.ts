import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A connection to a site that can be cut, as on a bus. Unlike a browser's own "offline" it applies to
 * service workers too.
 */
export interface Connection extends AsyncDisposable {
  /** Origin under which the site is reached through it. */
  origin: string;
  cut(): void;
  /** Cuts it once so many bytes have come through from the site. */
  cutAfter(bytes: number): void;
  /** Bytes that have come through from the site since `cutAfter` or `restore`. */
  received(): number;
  /** Number of attempts since it was cut. */
  refused(): number;
  restore(): void;
  /** Connects to another site from now on, as after a deployment. */
  moveTo(site: string): void;
}

/** @param site origin of the site behind it */
export async function openConnection(site: string): Promise<Connection> {
  let port = Number(new URL(site).port);
  const sockets = new Set<Socket>();
  let isCut = false;
  let refused = 0;
  let received = 0;
  let cutoff = Number.POSITIVE_INFINITY;
  const server = createServer((near) => {
    if (isCut) {
      refused += 1;
      near.destroy();
      return;
    }
    const far = connect(port, "127.0.0.1");
    near.pipe(far).pipe(near);
    far.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > cutoff) cut();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    isCut = true;
    refused = 0;
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    cutAfter: (bytes) => {
      received = 0;
      cutoff = bytes;
    },
    received: () => received,
    refused: () => refused,
    restore: () => {
      isCut = false;
      received = 0;
      cutoff = Number.POSITIVE_INFINITY;
    },
    moveTo: (other) => {
      port = Number(new URL(other).port);
      for (const socket of sockets) socket.destroy();
    },
    [Symbol.asyncDispose]: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
