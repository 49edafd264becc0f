import { createServer, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Site } from "#server/site.ts";
import { nodeListener } from "./node-exchange.ts";
import { type SecuritySettings, securityHeaders } from "./security-headers.ts";

export interface HttpServer {
  /** `http://127.0.0.1:3000` */
  readonly url: string;
  /**
   * Takes no new connections, lets requests under way end, and cuts those that take longer.
   * @param patience milliseconds
   */
  stop(patience: number): Promise<void>;
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

export interface Listening {
  host: string;
  /** 0 for any that is free. */
  port: number;
  security: SecuritySettings;
  /** Other limits than the usual ones. */
  patience?: Partial<typeof limits>;
}

/** How long a client may take nothing of an answer before it is cut off. */
const mostIdle = 120_000;

/** Listens for the site. @throws when the port is taken or not allowed */
export async function listen(
  site: Pick<Site, "answer">,
  { host, port, security, patience }: Listening,
): Promise<HttpServer> {
  const server: Server = createServer(
    { ...limits, ...patience },
    nodeListener(site, () => !server.listening),
  );
  server.setTimeout(mostIdle);
  server.on("clientError", (error, socket) => refuse(error, socket, security));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return { url: addressOf(server, host), stop: (patience) => stop(server, patience) };
}

/** Answers what is not HTTP, or too slow or too long for it. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, security: SecuritySettings): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusFor(error.code);
  const headers = ["Connection", "close", "Content-Length", "0", ...securityHeaders(security)];
  const lines = headers.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${headers[at + 1]}`]));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n`);
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

async function stop(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(cut);
}
