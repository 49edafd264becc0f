import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Site } from "#server/site.ts";
import type { Answer, Asked } from "./exchange.ts";
import { mostThrownAway } from "./read-body.ts";

/**
 * Puts the site on node:http. Nothing is built between the two, because most answers are one look-up
 * and one write.
 * @param isStopping whether connections are to end with their next answer
 */
export function nodeListener(
  site: Pick<Site, "answer">,
  isStopping: () => boolean,
): RequestListener {
  function write(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): void {
    if (outgoing.destroyed) return;
    if (isStopping() || hasLongRemainder(incoming)) outgoing.shouldKeepAlive = false;
    const { status, headers, body } = answer;
    outgoing.writeHead(status, headers as string[]);
    if (body) outgoing.end(body);
    else outgoing.end();
  }

  return (incoming, outgoing) => {
    const answer = site.answer(new NodeAsked(incoming));
    if (answer instanceof Promise) {
      void answer.then((later) => write(incoming, outgoing, later));
    } else {
      write(incoming, outgoing, answer);
    }
  };
}

/**
 * Whether so much of a body is still to come that we rather hang up. Node reads and drops a short
 * remainder by itself, so that its sender gets to read our answer.
 */
function hasLongRemainder({ method, complete, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD" || complete) return false;
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > mostThrownAway;
}

class NodeAsked implements Asked {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly #incoming: IncomingMessage;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    this.method = incoming.method ?? "GET";
    const target = originForm(incoming.url ?? "/");
    const mark = target.indexOf("?");
    this.path = mark === -1 ? target : target.slice(0, mark);
    this.query = mark === -1 ? "" : target.slice(mark);
  }

  header(name: string): string | undefined {
    const value = this.#incoming.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  get peer(): string {
    return this.#incoming.socket.remoteAddress ?? "";
  }

  body(): AsyncIterable<Uint8Array> {
    // Destroying what was not read to its end would cut the connection before our answer is out.
    return this.#incoming.iterator({ destroyOnReturn: false });
  }
}

/** Proxies may write the whole address into the first line (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  return target.replace(/^https?:\/\/[^/?]*/i, "").replace(/^(?!\/)/, "/");
}
