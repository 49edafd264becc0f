import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import {
  setImmediate as setImmediatePromise,
  setTimeout as setTimeoutPromise,
} from "node:timers/promises";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { maxDiscardedBytes } from "#server/forms/read-form.ts";
import type { Site } from "#server/site.ts";
import { handedSocket } from "./handed-socket.ts";
import { type SecuritySettings, securityHeaders } from "./security-headers.ts";

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
  security: SecuritySettings;
  timeouts?: Partial<typeof limits>;
}

/**
 * Shutdown in three steps, in milliseconds (docs/decisions/0031). First answers carry `Connection: close`, then
 * requests are held, so that the event loop is idle when the sockets close. Without both, two or three requests
 * are reset at each stop.
 */
const announceMs = 100;
const holdMs = 300;

interface ShutdownState {
  isClosing: boolean;
  /** Requests wait for it until no new connection is accepted. */
  hold?: Promise<void>;
}

/** A client that reads nothing of an answer for this long is cut off. */
const stalledClientTimeout = 120_000;

/** Listens for the site. @throws when the port is taken or not allowed */
export async function listen(site: Site, options: ListenOptions) {
  const { host, port, security, timeouts } = options;
  const closing: ShutdownState = { isClosing: false };
  const server: Server = createServer(
    // Node would answer a request without a host without our security headers; `answerRequests` adds them.
    { ...limits, ...timeouts, requireHostHeader: false },
    answerRequests(site, closing, options),
  );
  server.setTimeout(stalledClientTimeout);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // The client is gone and cannot read an answer.
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    rejectSocket(socket, statusFor(error.code), security);
  });
  server.on("checkExpectation", (_incoming, outgoing) => rejectRequest(outgoing, 417, security));
  await once(server.listen(handedSocket() ?? { port, host }), "listening");
  return {
    url: addressOf(server, host),
    /**
     * Ends connections with their next answer, then accepts no new ones, finishes requests in flight, and
     * cuts those that take longer than `timeout` milliseconds.
     */
    stop: (timeout: number) => stop(server, closing, timeout),
  };
}

/** Answers stored pages straight on node:http, without building a `Request`; everything else goes to Hono. */
function answerRequests(
  site: Site,
  closing: ShutdownState,
  { security }: ListenOptions,
): RequestListener {
  const answerByHono = getRequestListener(
    async (request, { incoming, outgoing }) => {
      if (closing.hold) await closing.hold;
      const peer = incoming.socket.remoteAddress ?? "";
      const response = await site.fetch(request, { peer, incoming: incoming as IncomingMessage });
      if (closing.isClosing || hasLongUnreadBody(incoming as IncomingMessage)) {
        (outgoing as { shouldKeepAlive: boolean }).shouldKeepAlive = false;
      }
      return response;
    },
    {
      hostname: "localhost",
      // Node itself reads and drops a short remainder.
      autoCleanupIncoming: false,
      // A request that the Fetch API cannot represent, such as one with an invalid host.
      errorHandler: () => new Response(null, { status: 400, headers: refusalHeaders(security) }),
    },
  );

  function storedResponse(incoming: IncomingMessage, target: { path: string; query: string }) {
    const header = (name: string) => incoming.headers[name] as string | undefined;
    try {
      return site.stored({ method: incoming.method ?? "GET", header, ...target });
    } catch {
      // Hono runs into the same error and answers it.
      return undefined;
    }
  }

  return (incoming, outgoing) => {
    if (!isHostValid(incoming)) {
      rejectRequest(outgoing, 400, security);
      return;
    }
    const target = originForm(incoming.url ?? "/");
    const mark = target.indexOf("?");
    const answer = storedResponse(incoming, {
      path: mark === -1 ? target : target.slice(0, mark),
      query: mark === -1 ? "" : target.slice(mark),
    });
    if (!answer) {
      // A `Request` with a backslash in its path cannot be built.
      incoming.url = target.replaceAll("\\", "%5C");
      Promise.resolve(answerByHono(incoming, outgoing)).catch(() => outgoing.destroy());
      return;
    }
    if (closing.isClosing) outgoing.shouldKeepAlive = false;
    outgoing.writeHead(answer.status, answer.headers as string[]);
    const { body } = answer;
    if (body) outgoing.end(body);
    else outgoing.end();
  };
}

/**
 * One is required by RFC 9112, section 3.2; of two, programs before and behind us may each believe another. Hosts such
 * as `1.2.3.4.5` are no part of any address.
 */
function isHostValid({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion !== "1.1";
  const isHost = (text: string, at: number) => at % 2 === 0 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length === 1 && URL.canParse(`http://${host}`);
}

function hasLongUnreadBody({ method, complete, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD" || complete) return false;
  return (
    "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > maxDiscardedBytes
  );
}

/** Proxies may put the whole address into the request line (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  return target.replace(/^https?:\/\/[^/?]*/i, "").replace(/^(?!\/)/, "/");
}

/** Answers input that is not HTTP, too slow or too long. */
function rejectSocket(socket: Duplex, status: number, security: SecuritySettings): void {
  const headers = Object.entries({ Connection: "close", ...refusalHeaders(security) });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n`);
}

function rejectRequest(outgoing: ServerResponse, status: number, security: SecuritySettings): void {
  outgoing.writeHead(status, { Connection: "close", ...refusalHeaders(security) }).end();
}

function refusalHeaders(security: SecuritySettings): Record<string, string> {
  return { "Content-Length": "0", ...Object.fromEntries(securityHeaders(security)) };
}

function statusFor(code: string | undefined): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

async function stop(server: Server, closing: ShutdownState, timeout: number): Promise<void> {
  closing.isClosing = true;
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  const open = await promisify(server.getConnections.bind(server))();
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  if (open > 0) {
    await setTimeoutPromise(Math.min(announceMs, timeout / 2));
    closing.hold = hold;
    await setTimeoutPromise(Math.min(holdMs, timeout / 4));
  }
  // Accepts what waits at the socket; `close` resets the rest, and closes idle connections.
  await setImmediatePromise();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  release();
  await closed;
  clearTimeout(cut);
}
