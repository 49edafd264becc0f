import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line between a site and PostgreSQL that can go dead, as when a firewall forgets it. */
export interface PostgresLine extends AsyncDisposable {
  /** Address of the database over the line. */
  url: string;
  /** From now on all connections, old and new, stay open and carry nothing. */
  swallow(): void;
  /** New connections work again. */
  repair(): void;
}

/** @param database address of a database that is reached by a socket file */
export async function startPostgresLine(database: string): Promise<PostgresLine> {
  const behind = new URL(database);
  const file = `${behind.searchParams.get("host")}/.s.PGSQL.5432`;
  let isDead = false;
  const calls = new Set<{ isDead: boolean; sockets: readonly Socket[] }>();
  const server = createServer((near) => {
    const far = isDead ? undefined : connect(file);
    const call = { isDead, sockets: far ? [near, far] : [near] };
    calls.add(call);
    for (const socket of call.sockets) {
      const other = socket === near ? far : near;
      socket.on("data", (data) => !call.isDead && other?.write(data));
      socket.on("error", () => undefined);
      // The end of one side does not pass over a dead line either.
      socket.on("close", () => !call.isDead && other?.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = (server.address() as AddressInfo).port;
  return {
    url: `postgres://${behind.searchParams.get("user")}@127.0.0.1:${port}${behind.pathname}`,
    swallow() {
      isDead = true;
      for (const call of calls) call.isDead = true;
    },
    repair() {
      isDead = false;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      for (const { sockets } of calls) for (const socket of sockets) socket.destroy();
    },
  };
}
