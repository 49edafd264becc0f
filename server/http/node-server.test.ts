import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Site } from "#server/site.ts";
import { goodMessage, openTestSite, type TestSiteOptions } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
import { type HttpServer, listen } from "./node-server.ts";

async function serve(site: Site): Promise<HttpServer> {
  const server = await listen(site, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop(0));
  return server;
}

async function serveSite(options: TestSiteOptions = {}) {
  const site = await openTestSite(options);
  return { site, server: await serve(site) };
}

/** Speaks raw bytes, as no well-behaved client would. @returns all that came back until the end */
async function speak(server: HttpServer, ...parts: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += String(chunk);
  });
  socket.on("error", () => undefined);
  for (const part of parts) socket.write(part);
  await once(socket, "close");
  return heard;
}

/** Whether its port is closed. */
async function isRefused(server: HttpServer): Promise<boolean> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const outcome = await Promise.race([
    once(socket, "connect").then(() => "taken"),
    once(socket, "error").then(([error]) => error.code),
  ]).catch((error) => error.code);
  socket.destroy();
  return outcome === "ECONNREFUSED";
}

const postJson = (server: HttpServer, value: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/contact`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json", ...headers },
    body: JSON.stringify(value),
  });

test("answers over the wire as it does to the Fetch API", async () => {
  const { site, server } = await serveSite();
  for (const path of ["/", "/healthz", "/nothing?x=1", "/contact"]) {
    const onWire = await fetch(server.url + path, { headers: { "accept-encoding": "identity" } });
    const direct = await site.fetch(new Request(server.url + path));
    expect(onWire.status).toBe(direct.status);
    expect(await onWire.text()).toBe(await direct.text());
    const names = [...direct.headers.keys()];
    for (const name of names) expect(onWire.headers.get(name)).toBe(direct.headers.get(name));
    const added = [...onWire.headers.keys()].filter((name) => !names.includes(name));
    expect(added.toSorted()).toEqual(["connection", "date", "keep-alive"]);
  }
  expect((await postJson(server, goodMessage)).status).toBe(200);
  expect(await site.messages()).toHaveLength(1);
});

test("answers a form that is too long on the same connection", async () => {
  const { server } = await serveSite();
  const response = await postJson(server, { ...goodMessage, message: "a".repeat(300_000) });
  expect(response.status).toBe(413);
  expect(response.headers.get("connection")).toBe("keep-alive");
  expect(await response.json()).toMatchObject({ errors: [{ code: "BODY_TOO_LARGE" }] });
});

test("serves the next request after one that was refused unread", async () => {
  const { server } = await serveSite();
  const body = "a".repeat(200_000);
  const heard = await speak(
    server,
    `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  );
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 415", "HTTP/1.1 200"]);
});

test("cuts off an endless body after a megabyte", async () => {
  const { server } = await serveSite();
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += String(chunk);
  });
  socket.on("error", () => undefined);
  socket.write(
    "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
  let sent = 0;
  while (!socket.destroyed && sent < 64 * 1024 * 1024) {
    sent += chunk.length;
    await new Promise((resolve) => {
      socket.once("close", resolve);
      socket.write(chunk, resolve);
    });
    socket.removeAllListeners("close");
  }
  expect(socket.destroyed).toBe(true);
  expect(sent).toBeLessThan(16 * 1024 * 1024);
  // The refusal is sent before we hang up; a sender that does not listen may lose it.
  expect(heard).toMatch(/^(?:HTTP\/1\.1 413 |$)/);
});

test("survives a client that leaves in the middle of its form", async () => {
  const site = await openTestSite();
  let isAsked = false;
  const server = await serve({
    ...site,
    fetch(...request) {
      isAsked = true;
      return site.fetch(...request);
    },
  });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(
    "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
  );
  await until(() => isAsked);
  socket.destroy();
  await until(() => site.logText().includes("CUT_OFF"));
  expect(site.logText()).not.toContain('"level":50');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("refunds the allowance of a client that leaves before its form is read", async () => {
  const gate = Promise.withResolvers<number>();
  const given: number[] = [];
  const site = await openTestSite({
    limiter: { take: () => gate.promise, refund: (_who, share) => void given.push(share) },
  });
  let incoming: IncomingMessage | undefined;
  const server = await serve({
    ...site,
    fetch(...request) {
      incoming = request[1]?.incoming;
      return site.fetch(...request);
    },
  });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(
    "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
  );
  await until(() => incoming !== undefined);
  socket.destroy();
  await until(() => incoming?.closed === true);
  gate.resolve(0);
  await until(() => site.logText().includes("CUT_OFF"));
  expect(given).toHaveLength(1);
});

test("refuses input that is not HTTP", async () => {
  const { server } = await serveSite();
  const nonsense = await speak(server, "HELLO THERE\r\n\r\n");
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
  const longHeader = await speak(
    server,
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
  );
  expect(longHeader).toMatch(/^HTTP\/1\.1 431 /);
});

test("cuts off a client that sends too slowly", async () => {
  const site = await openTestSite();
  const timeouts = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const server = await listen(site, { host: "127.0.0.1", port: 0, timeouts });
  onTestFinished(() => server.stop(0));
  expect(await speak(server, "GET / HTTP/1.1\r\nHost: x\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  const slowForm = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na";
  expect(await speak(server, slowForm)).toMatch(/^HTTP\/1\.1 4/);
});

test("accepts a whole address in the request line", async () => {
  const { server } = await serveSite();
  const heard = await speak(
    server,
    "GET http://www.example.org/healthz HTTP/1.1\r\nHost: www.example.org\r\nConnection: close\r\n\r\n",
  );
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(["1.2.3.4.5", "127.0u0.1", "a b"])("refuses the host %s with 400", async (host) => {
  const { server } = await serveSite();
  const request = `GET /nothing/here HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(await speak(server, request)).toMatch(/^HTTP\/1\.1 400 /);
});

test("refuses unused methods", async () => {
  const { server } = await serveSite();
  const heard = await speak(
    server,
    "TRACE /contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  );
  expect(heard).toMatch(/^HTTP\/1\.1 405 /);
});

test("recognises the visitor behind our own proxy, and no forged one", async () => {
  const { server } = await serveSite({ trustedProxies: 1, rateLimit: { burst: 1, perMinute: 1 } });
  let count = 0;
  const send = async (forwarded: string) => {
    count += 1;
    const message = { ...goodMessage, subject: `${count}` };
    return (await postJson(server, message, { "x-forwarded-for": forwarded })).status;
  };
  expect(await send("192.0.2.1")).toBe(200);
  expect(await send("192.0.2.2")).toBe(200);
  // The second is taken as well, in quarantine.
  expect(await send("192.0.2.1")).toBe(200);
  expect(await send("198.51.100.7, 192.0.2.1")).toBe(429);
  expect(await send("192.0.2.1, 192.0.2.3")).toBe(200);
});

test("finishes a request in flight while stopping, and accepts no new one", async () => {
  const gate = Promise.withResolvers<void>();
  let isAsked = false;
  const server = await serve({
    async fetch() {
      isAsked = true;
      await gate.promise;
      return new Response("done");
    },
  });
  const inFlight = fetch(server.url);
  await until(() => isAsked);
  const stopped = server.stop(5000);
  await until(() => isRefused(server));
  gate.resolve();
  expect(await (await inFlight).text()).toBe("done");
  await stopped;
});

test("stops within the time limit", async () => {
  let isAsked = false;
  const server = await serve({
    fetch() {
      isAsked = true;
      return new Promise<Response>(() => undefined);
    },
  });
  const inFlight = fetch(server.url).catch(() => "cut");
  await until(() => isAsked);
  await server.stop(20);
  expect(await inFlight).toBe("cut");
});

test.each([
  ["cannot be written", () => new Response(null, { headers: { Location: "/zapłata" } })],
  ["never comes", () => Promise.reject(new Error("broken"))],
  ["breaks off", () => new Response(new ReadableStream({ pull: () => Promise.reject("broken") }))],
])("affects one visitor only when an answer %s", async (_what, answer) => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  let isBroken = true;
  const server = await serve({
    fetch: async () => (isBroken ? answer() : new Response("well")),
  });
  const got = await fetch(server.url, { redirect: "manual" }).catch(() => undefined);
  expect(got?.status ?? 500).toBeGreaterThanOrEqual(200);
  isBroken = false;
  expect(await (await fetch(server.url)).text()).toBe("well");
  expect(unhandled).toEqual([]);
});
