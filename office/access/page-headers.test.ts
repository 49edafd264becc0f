import { Hono } from "hono";
import { expect, test } from "vitest";
import { besideHeaders, officeHeaders } from "./page-headers.ts";

function site(origin: string) {
  return new Hono()
    .use(officeHeaders(origin))
    .get("/office/font", (context) => context.text("", 200, { "cache-control": "max-age=600" }))
    .get("/office", (context) => context.text("the office"))
    .use(besideHeaders())
    .get("*", (context) => context.text("a page of the site"));
}
const headersOf = async (origin: string, path: string) =>
  Object.fromEntries((await site(origin).request(path)).headers);

test("a page of the office is stored nowhere and belongs to no other site", async () => {
  const headers = await headersOf("https://office.example.org", "/office");
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
  });
  const policy = headers["content-security-policy"];
  for (const rule of [
    "default-src 'none'",
    "script-src 'self';",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(policy).toContain(rule);
});

test("a page beside the form runs no script, sends nothing, and is shown by the office alone", async () => {
  const headers = await headersOf("https://office.example.org", "/about");
  const policy = headers["content-security-policy"];
  for (const rule of ["script-src 'none'", "form-action 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(rule);
  expect(headers["cache-control"]).toBe("no-store");
});

test("asks a laptop's browser for no encryption, and leaves what a handler has set", async () => {
  const headers = await headersOf("http://127.0.0.1:5180", "/office/font");
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["cache-control"]).toBe("max-age=600");
});
