import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { postForm, retryDelay } from "./post-form.ts";

async function listen(handler: RequestListener) {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/contact`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const noWait = async () => {};

test("waits 1, 2 and 4 seconds before retries, at most 30", () => {
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
});

test("delivers the form when the gateway recovers within three retries", async () => {
  let tries = 0;
  await using server = await listen((_request, response) => {
    tries += 1;
    response.writeHead(tries < 4 ? 503 : 200).end("{}");
  });
  expect(await postForm(server.url, new FormData(), noWait)).toEqual({ ok: true });
  expect(tries).toBe(4);
});

test("fails after three retries when the gateway stays down", async () => {
  let tries = 0;
  await using server = await listen((_request, response) => {
    tries += 1;
    response.writeHead(502).end();
  });
  expect(await postForm(server.url, new FormData(), noWait)).toEqual({ ok: false, errors: [] });
  expect(tries).toBe(4);
});

test("does not retry a refusal and returns its field errors", async () => {
  let tries = 0;
  const errors = [{ field: "email", code: "TYPE_EMAIL", message: "Please check the address." }];
  await using server = await listen((_request, response) => {
    tries += 1;
    response.writeHead(422).end(JSON.stringify({ error: "Please check the form.", errors }));
  });
  expect(await postForm(server.url, new FormData(), noWait)).toEqual({ ok: false, errors });
  expect(tries).toBe(1);
});

test("does not retry status 500", async () => {
  await using server = await listen((_request, response) => {
    response.writeHead(500).end("<h1>Sorry</h1>");
  });
  expect(await postForm(server.url, new FormData(), noWait)).toEqual({ ok: false, errors: [] });
});

test("returns a failure when the server is unreachable", async () => {
  let url = "";
  {
    await using server = await listen(() => {});
    url = server.url;
  }
  expect(await postForm(url, new FormData(), noWait)).toEqual({ ok: false, errors: [] });
});
