import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a provider's server received it. */
interface ReceivedCall {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingMessage["headers"];
  body: unknown;
}

/** An answer of the server: a status with JSON or text, or silence. */
export type Reply =
  | { status?: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | "hang"
  | "cut";

/** A server on this machine that acts as a payment provider. */
export interface PaymentServer extends AsyncDisposable {
  origin: string;
  calls: ReceivedCall[];
  /** Chooses the answer; tests replace it to simulate faults. */
  answer: (call: ReceivedCall) => Reply | Promise<Reply>;
}

export async function startPaymentServer(
  answer: PaymentServer["answer"] = () => ({ status: 404, json: {} }),
): Promise<PaymentServer> {
  const held = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const call: ReceivedCall = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: text.startsWith("{") ? JSON.parse(text) : text,
    };
    self.calls.push(call);
    const reply = await self.answer(call);
    if (reply === "hang") {
      held.add(response);
      return;
    }
    if (reply === "cut") {
      request.socket.destroy();
      return;
    }
    const isJson = reply.text === undefined;
    response.writeHead(reply.status ?? 200, {
      "content-type": isJson ? "application/json" : "text/html",
      ...reply.headers,
    });
    response.end(isJson ? JSON.stringify(reply.json) : reply.text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const self: PaymentServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer,
    async [Symbol.asyncDispose]() {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}
