import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteContext, SiteEnvironment } from "./request-context.ts";
import { htmlResponse, jsonError, openResponse, redirect, seeOther } from "./responses.ts";

/** Answers one request with one header of ours. */
async function ask(answer: (c: SiteContext) => Response, headers: Record<string, string> = {}) {
  const env = {
    peer: "",
    headers: { "X-Own": "sent" },
  };
  const site = new Hono<SiteEnvironment>().all("*", answer);
  const response = await site.request("/", { headers }, env);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body, headers: Object.fromEntries(response.headers) };
}

const page = `<!doctype html>${"<p>Who we are</p>".repeat(200)}`;
const short = "<p>".padEnd(1399, "a");

test("compresses a page that was rendered for one request, and says by what it varies", async () => {
  const shared = {
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    vary: "Accept, Accept-Encoding, Save-Data",
    "x-own": "sent",
  };
  const br = await ask((c) => htmlResponse(c, 200, page), { "accept-encoding": "gzip, br" });
  expect(br.headers).toMatchObject({ ...shared, "content-encoding": "br" });
  expect(brotliDecompressSync(br.body).toString()).toBe(page);
  expect(br.headers["content-length"]).toBe(String(br.body.length));
  const gzip = await ask((c) => htmlResponse(c, 200, page), { "accept-encoding": "gzip" });
  expect(gzip.headers).toMatchObject({ ...shared, "content-encoding": "gzip" });
  expect(gunzipSync(gzip.body).toString()).toBe(page);
  const plain = await ask((c) => htmlResponse(c, 200, page));
  expect(plain.headers).toMatchObject(shared);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.body.toString()).toBe(page);
});

test("sends a page of one packet as it is", async () => {
  const answered = (html: string) =>
    ask((c) => htmlResponse(c, 200, html), { "accept-encoding": "br" });
  expect((await answered(short)).headers).not.toHaveProperty("content-encoding");
  expect((await answered(`${short}a`)).headers["content-encoding"]).toBe("br");
});

test("lets browsers prefetch from a page that was found, unless they save data", async () => {
  const rules = async (status: number, headers?: Record<string, string>) =>
    (await ask((c) => htmlResponse(c, status, page), headers)).headers["speculation-rules"];
  expect(await rules(200)).toBe('"/prefetch.speculationrules"');
  expect(await rules(200, { "save-data": "on" })).toBeUndefined();
  expect(await rules(422)).toBeUndefined();
});

test("names what is wrong to programs, and caches nothing", async () => {
  const errors = [{ field: "email", code: "TYPE_EMAIL", message: "Enter an address." }];
  const refused = await ask((c) => jsonError(c, 422, "Check the form.", errors));
  expect(refused.status).toBe(422);
  expect(refused.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "x-own": "sent",
  });
  expect(JSON.parse(String(refused.body))).toEqual({ error: "Check the form.", errors });
  const plain = await ask((c) => jsonError(c, 404, "Nothing."));
  expect(JSON.parse(String(plain.body))).toEqual({ error: "Nothing.", errors: [] });
});

test("does not send open data again to a program that has it", async () => {
  const open = (text: string) => (c: SiteContext) =>
    openResponse(c, "text/calendar", text, { "Content-Disposition": "inline" });
  const first = await ask(open("BEGIN"));
  expect(first.status).toBe(200);
  expect(first.body.toString()).toBe("BEGIN");
  const shared = {
    "access-control-allow-origin": "*",
    "content-disposition": "inline",
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    "x-own": "sent",
  };
  expect(first.headers).toMatchObject({
    ...shared,
    "cache-control": "no-cache",
    "content-type": "text/calendar",
  });
  const known = { "if-none-match": `W/${first.headers.etag}` };
  const again = await ask(open("BEGIN"), known);
  expect(again.status).toBe(304);
  expect(again.headers).toMatchObject({ ...shared, etag: first.headers.etag });
  expect(again.body).toHaveLength(0);
  expect((await ask(open("CHANGED"), known)).status).toBe(200);
});

test("redirects to any address that a provider may name, in letters that a header can hold", async () => {
  const moved = await ask((c) => redirect(c, 308, "/zapłata?ŋ= a\ud800", "no-cache"));
  expect(moved.status).toBe(308);
  expect(moved.headers).toEqual({
    "cache-control": "no-cache",
    "content-length": "0",
    location: "/zap%C5%82ata?%C5%8B=%20a%EF%BF%BD",
    "x-own": "sent",
  });
  const other = await ask((c) => seeOther(c, "/donate?a=b%20c"));
  expect(other.status).toBe(303);
  expect(other.headers).toMatchObject({ "cache-control": "no-store", location: "/donate?a=b%20c" });
});
