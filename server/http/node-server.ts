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
import type { Traffic } from "#server/metrics/traffic.ts";
import type { Site } from "#server/site.ts";
import { type SecuritySettings, securityHeaders } from "./security-headers.ts";

export interface HttpServer {
  /** `http://127.0.0.1:3000` */
  readonly url: string;
  /**
   * Asks clients to leave with their next answer, then takes no new connections, lets requests under way
   * end, and cuts those that take longer.
   * @param timeout milliseconds
   */
  stop(timeout: number): Promise<void>;
}

/** Limits against clients that speak slowly in order to hold connections; milliseconds and bytes. */
const limits = {
  headersTimeout: 15_000,
  /** A 64 kB form at 1 kB a second, as the slowest mobile networks have it. */
  requestTimeout: 75_000,
  /** Longer than the 60 s for which proxies keep idle connections, so that they never write into a closed one. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
};

export interface ListenOptions {
  host: string;
  /** 0 for any that is free. */
  port: number;
  security: SecuritySettings;
  /** Other limits than the usual ones. */
  timeouts?: Partial<typeof limits>;
  /** Counts what is asked; nothing is counted without it. */
  traffic?: Traffic | undefined;
}

/** How long clients who ask again and again on one connection get to hear that we stop; milliseconds. */
const drainGraceMs = 100;

/**
 * Then questions are held until nobody new has come for so many milliseconds, or for the longest wait: while
 * nothing keeps us busy, nobody waits unseen at the door that we close.
 */
const quietPeriodMs = 300;
const maxDrainTime = 1500;

/** What the answers know of a server that is about to stop. */
interface ShutdownState {
  /** Whether connections are to end with their next answer. */
  isClosing: boolean;
  /** Questions wait for it while connections close. */
  hold?: Promise<void>;
}

/** How long a client may take nothing of an answer before it is cut off. */
const stalledClientTimeout = 120_000;

/** Listens for the site. @throws when the port is taken or not allowed */
export async function listen(
  site: Site,
  { host, port, security, timeouts, traffic }: ListenOptions,
): Promise<HttpServer> {
  const closing: ShutdownState = { isClosing: false };
  const server: Server = createServer(
    // Node's own answer to a request without a host carries no security headers; `answerRequests` gives ours.
    { ...limits, ...timeouts, requireHostHeader: false },
    answerRequests(site, { security, closing, traffic }),
  );
  server.setTimeout(stalledClientTimeout);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (isGone(error, socket)) return void socket.destroy();
    const status = statusFor(error.code);
    traffic?.refuse(status);
    rejectSocket(socket, status, security);
  });
  server.on("checkExpectation", (_incoming, outgoing) => rejectRequest(outgoing, 417, security));
  await once(server.listen(port, host), "listening");
  return { url: addressOf(server, host), stop: (timeout) => stop(server, closing, timeout) };
}

/**
 * Stored pages are one look-up and one write, straight on node:http: no `Request` is built for them.
 * Everything else goes to Hono.
 */
function answerRequests(
  site: Site,
  {
    security,
    closing,
    traffic,
  }: Pick<ListenOptions, "security" | "traffic"> & { closing: ShutdownState },
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
      // Node reads and drops a short remainder by itself, however slowly it comes.
      autoCleanupIncoming: false,
      // A request that cannot be put as one of the Fetch API, such as one for a host that is none.
      errorHandler: () => new Response(null, { status: 400, headers: refusalHeaders(security) }),
    },
  );

  function storedResponse(incoming: IncomingMessage, target: { path: string; query: string }) {
    const header = (name: string) => incoming.headers[name] as string | undefined;
    try {
      return site.stored({ method: incoming.method ?? "GET", header, ...target });
    } catch {
      // Hono meets the same error and answers it.
      return undefined;
    }
  }

  return (incoming, outgoing) => {
    const watched = traffic?.watch(incoming.method, outgoing);
    // RFC 9112, section 3.2.
    if (incoming.headers.host === undefined && incoming.httpVersion === "1.1") {
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
      // Whatever goes wrong here is the trouble of one visitor.
      Promise.resolve(answerByHono(incoming, outgoing)).catch(() => outgoing.destroy());
      return;
    }
    if (watched) watched.kind = "stored";
    if (closing.isClosing) outgoing.shouldKeepAlive = false;
    outgoing.writeHead(answer.status, answer.headers as string[]);
    const { body } = answer;
    if (body) outgoing.end(body);
    else outgoing.end();
  };
}

/** Whether so much of a body is still to come that we rather hang up than read it. */
function hasLongUnreadBody({ method, complete, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD" || complete) return false;
  return (
    "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > maxDiscardedBytes
  );
}

/** Proxies may write the whole address into the first line (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  return target.replace(/^https?:\/\/[^/?]*/i, "").replace(/^(?!\/)/, "/");
}

/** Answers what is not HTTP, or too slow or too long for it. */
function rejectSocket(socket: Duplex, status: number, security: SecuritySettings): void {
  const headers = Object.entries({ Connection: "close", ...refusalHeaders(security) });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n`);
}

/** Whether nobody is left who could read an answer. */
function isGone(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  return error.code === "ECONNRESET" || !socket.writable;
}

/** Answers a request that cannot be taken up, and hangs up. */
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
  // A question that is on its way on a connection kept alive would be cut off with it.
  if (open > 0) await setTimeoutPromise(Math.min(drainGraceMs, timeout / 2));
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  closing.hold = hold;
  if (open > 0) await waitUntilQuiet(server, Math.min(maxDrainTime, timeout / 4));
  // The turn that ends here has taken in whoever was waiting at the door; closing it resets the others.
  await setImmediatePromise();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  release();
  await closed;
  clearTimeout(cut);
}

async function waitUntilQuiet(server: Server, maxWait: number): Promise<void> {
  const end = performance.now() + maxWait;
  let quietAt = performance.now() + quietPeriodMs;
  const note = () => {
    quietAt = performance.now() + quietPeriodMs;
  };
  server.on("connection", note).on("request", note);
  while (performance.now() < Math.min(quietAt, end)) {
    await setTimeoutPromise(Math.min(25, maxWait));
  }
  server.off("connection", note).off("request", note);
}
