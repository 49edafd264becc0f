import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FieldError } from "#app/services.ts";
import type { RenderedPage } from "#server/pages/page-renderer.ts";
import { bestEncoding, type Encoding } from "./accept-encoding.ts";
import type { SiteContext } from "./request-context.ts";
import { openDataHeaders } from "./security-headers.ts";
import { savesData, speculationHeader } from "./speculation-rules.ts";

/** Below this many bytes compression saves no packet. */
const minBytesToCompress = 1400;

export function jsonResponse(c: SiteContext, status: number, value: unknown): Response {
  return respond(c, status, "application/json; charset=utf-8", Buffer.from(JSON.stringify(value)));
}

/** The JSON of a refusal, in the format of form services. */
export function jsonError(
  c: SiteContext,
  status: number,
  sentence: string,
  errors: readonly FieldError[] = [],
): Response {
  return jsonResponse(c, status, { error: sentence, errors });
}

/** A page rendered for this request, compressed quickly. */
export function htmlResponse(
  c: SiteContext,
  status: number,
  page: string | RenderedPage,
): Response {
  const plain = Buffer.from(typeof page === "string" ? page : page.html);
  const encoding =
    plain.length < minBytesToCompress ? "identity" : bestEncoding(c.req.header("accept-encoding"));
  return respond(c, status, "text/html; charset=utf-8", pack(plain, encoding), {
    Vary: "Accept, Accept-Encoding, Save-Data",
    ...(status === 200 && !savesData(c.req) ? Object.fromEntries([speculationHeader]) : {}),
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  });
}

function respond(
  c: SiteContext,
  status: number,
  type: string,
  body: Uint8Array,
  more: Record<string, string> = {},
): Response {
  const length = String(body.length);
  const headers = {
    ...c.env.headers,
    "Content-Type": type,
    "Content-Length": length,
    "Cache-Control": "no-store",
    ...more,
  };
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

/** An answer for programs of any site, which may ask again with the ETag that it brings. */
export function openResponse(
  c: SiteContext,
  type: string,
  text: string,
  more: Record<string, string> = {},
): Response {
  const body = Buffer.from(text);
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = { ...Object.fromEntries(openDataHeaders), ...more, ETag: tag };
  return c.req.header("if-none-match")?.includes(tag)
    ? new Response(null, { status: 304, headers: { ...c.env.headers, ...headers } })
    : respond(c, 200, type, body, { "Cache-Control": "no-cache", ...headers });
}

export function seeOther(c: SiteContext, location: string): Response {
  return redirect(c, 303, location, "no-store");
}

export function redirect(
  c: SiteContext,
  status: 303 | 307 | 308,
  location: string,
  cacheControl: string,
): Response {
  const headers = {
    ...c.env.headers,
    // Headers are Latin-1; providers may put anything into an address.
    Location: location.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent),
    "Cache-Control": cacheControl,
    "Content-Length": "0",
  };
  return new Response(null, { status, headers });
}

function pack(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") {
    return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  }
  return encoding === "gzip" ? gzipSync(plain) : plain;
}
