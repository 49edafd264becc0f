import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteContext, SiteEnvironment } from "./request-context.ts";
import { htmlResponse, jsonError, openResponse, redirect, seeOther } from "./responses.ts";

/** Answers one request with one header of ours. */
async function ask(answer: (c: SiteContext) => Response, headers: Record<string, string> = {}) {
  const site = new Hono<SiteEnvironment>().all("*", answer);
  const response = await site.request("/", { headers }, { peer: "" });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body, headers: Object.fromEntries(response.headers) };
}

const page = `<!doctype html>${"<p>Who we are</p>".repeat(200)}`;

test("sends a page that was rendered for one request packed to whoever takes that", async () => {
  const shared = {
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    vary: "Accept, Accept-Encoding",
  };
  for (const accepted of ["gzip, deflate, br, zstd", "br;q=0.9, gzip;q=0.5", "GZIP"]) {
    const packed = await ask((c) => htmlResponse(c, 200, page), { "accept-encoding": accepted });
    expect(packed.headers, accepted).toMatchObject({ ...shared, "content-encoding": "gzip" });
    expect(gunzipSync(packed.body).toString()).toBe(page);
    expect(packed.headers["content-length"]).toBe(String(packed.body.length));
  }
  for (const accepted of ["", "br", "gzip;q=0", "identity"]) {
    const plain = await ask((c) => htmlResponse(c, 200, page), { "accept-encoding": accepted });
    expect(plain.headers, accepted).toMatchObject(shared);
    expect(plain.headers, accepted).not.toHaveProperty("content-encoding");
    expect(plain.body.toString()).toBe(page);
  }
});

test("names what is wrong to programs, and caches nothing", async () => {
  const errors = [{ field: "email", code: "TYPE_EMAIL", message: "Enter an address." }];
  const refused = await ask(() => jsonError(422, "Check the form.", errors));
  expect(refused.status).toBe(422);
  expect(refused.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
  });
  expect(JSON.parse(String(refused.body))).toEqual({ error: "Check the form.", errors });
  const plain = await ask(() => jsonError(404, "Nothing."));
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
  const moved = await ask(() => redirect(308, "/zapłata?ŋ= a\ud800", "no-cache"));
  expect(moved.status).toBe(308);
  expect(moved.headers).toEqual({
    "cache-control": "no-cache",
    "content-length": "0",
    location: "/zap%C5%82ata?%C5%8B=%20a%EF%BF%BD",
  });
  const other = await ask(() => seeOther("/donate?a=b%20c"));
  expect(other.status).toBe(303);
  expect(other.headers).toMatchObject({ "cache-control": "no-store", location: "/donate?a=b%20c" });
});
