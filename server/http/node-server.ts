import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { maxDiscardedBytes } from "#server/forms/read-form.ts";
import type { Site } from "#server/site.ts";
import { handedSocket } from "./handed-socket.ts";

export type HttpServer = Awaited<ReturnType<typeof listen>>;

/** Limits for clients that send slowly, in milliseconds and bytes. */
const limits = {
  headersTimeout: 15_000,
  /** Enough for a form of 64 kB on the slowest mobile networks, at 1 kB a second. */
  requestTimeout: 75_000,
  /** Longer than proxies keep idle connections (60 s), so that they never write to a closed one. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
};

interface ListenOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  timeouts?: Partial<typeof limits>;
}

/** A client that reads nothing of an answer for this long, in milliseconds, is cut off. */
const stalledClientTimeout = 120_000;

/** Listens for the site. @throws when the port is taken or not allowed */
export async function listen(site: Site, { host, port, timeouts }: ListenOptions) {
  let isClosing = false;
  const server = createAdaptorServer({
    hostname: "localhost",
    serverOptions: { ...limits, ...timeouts },
    // Node itself reads and drops a short remainder.
    autoCleanupIncoming: false,
    async fetch(request, env) {
      // Hosts such as `1.2.3.4.5` are no part of any address.
      if (!URL.canParse(request.url)) return new Response(null, { status: 400 });
      const incoming = env.incoming as IncomingMessage;
      const peer = incoming.socket.remoteAddress ?? "";
      const response = await site.fetch(request, { peer, incoming });
      // Otherwise a connection that is reused would be reset between two requests.
      if (isClosing || hasLongUnreadBody(incoming)) response.headers.set("Connection", "close");
      return response;
    },
  });
  server.setTimeout(stalledClientTimeout);
  await once(server.listen(handedSocket() ?? { port, host }), "listening");
  return {
    url: addressOf(server.address(), host),
    /** Accepts no new connection, finishes requests in flight, and cuts those that take longer than `timeout` milliseconds. */
    async stop(timeout: number): Promise<void> {
      isClosing = true;
      const cut = setTimeout(
        () => "closeAllConnections" in server && server.closeAllConnections(),
        timeout,
      );
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(cut);
    },
  };
}

function hasLongUnreadBody({ method, complete, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD" || complete) return false;
  return (
    "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > maxDiscardedBytes
  );
}

function addressOf(address: string | { port: number } | null, host: string): string {
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
