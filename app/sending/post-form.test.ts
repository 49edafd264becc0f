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

test("retries wait one, two and four seconds, and never more than thirty", () => {
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
});

test("a gateway that recovers within three retries delivers the form", async () => {
  let tries = 0;
  await using server = await listen((_request, response) => {
    tries += 1;
    response.writeHead(tries < 4 ? 503 : 200).end("{}");
  });
  expect(await postForm(server.url, new FormData(), noWait)).toEqual({ ok: true });
  expect(tries).toBe(4);
});

test("a gateway that stays down fails after three retries", async () => {
  let tries = 0;
  await using server = await listen((_request, response) => {
    tries += 1;
    response.writeHead(502).end();
  });
  expect(await postForm(server.url, new FormData(), noWait)).toEqual({ ok: false, errors: [] });
  expect(tries).toBe(4);
});

test("a refusal is not tried again, and its sentences reach the fields", async () => {
  let tries = 0;
  const errors = [{ field: "email", code: "TYPE_EMAIL", message: "Please check the address." }];
  await using server = await listen((_request, response) => {
    tries += 1;
    response.writeHead(422).end(JSON.stringify({ error: "Please check the form.", errors }));
  });
  expect(await postForm(server.url, new FormData(), noWait)).toEqual({ ok: false, errors });
  expect(tries).toBe(1);
});

test("an answer of 500 is final, whatever its body says", async () => {
  await using server = await listen((_request, response) => {
    response.writeHead(500).end("<h1>Sorry</h1>");
  });
  expect(await postForm(server.url, new FormData(), noWait)).toEqual({ ok: false, errors: [] });
});

test("a server that cannot be reached counts as a failure, not as an exception", async () => {
  let url = "";
  {
    await using server = await listen(() => {});
    url = server.url;
  }
  expect(await postForm(url, new FormData(), noWait)).toEqual({ ok: false, errors: [] });
});
