import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { accepts } from "hono/accepts";
import type { FieldError } from "#app/services.ts";
import type { SiteContext } from "./request-context.ts";

/** Headers that differ from answer to answer; those of every answer are added by `site.ts`. */
type Headers = Readonly<Record<string, string>>;

const notStored: Headers = { "Cache-Control": "no-store" };

export function jsonResponse(status: number, value: unknown): Response {
  return respond(status, "application/json; charset=utf-8", JSON.stringify(value));
}

/** The JSON of a refusal, in the format of form services. */
export function jsonError(
  status: number,
  sentence: string,
  errors: readonly FieldError[] = [],
): Response {
  return jsonResponse(status, { error: sentence, errors });
}

/** A page in the form in which it is kept and sent: a fifth of its bytes, packed once. */
export const packPage = (html: string): Buffer => gzipSync(html);

/** A page rendered for this request. */
export const htmlResponse = (c: SiteContext, status: number, html: string): Response =>
  packedResponse(c, status, packPage(html));

/** A page that `packPage` has packed. Few clients take nothing packed; for them it is undone. */
export function packedResponse(
  c: SiteContext,
  status: number,
  page: Buffer,
  more: Headers = {},
): Response {
  const isPacked = accepts(c, packings) === "gzip";
  return respond(status, "text/html; charset=utf-8", isPacked ? page : gunzipSync(page), {
    Vary: "Accept, Accept-Encoding",
    ...(isPacked ? { "Content-Encoding": "gzip" } : {}),
    ...more,
  });
}

const packings = {
  header: "Accept-Encoding" as const,
  supports: ["gzip", "identity"],
  default: "identity",
};

/** An answer for programs of any site, which may ask again with the ETag that it brings. */
export function openResponse(
  c: SiteContext,
  type: string,
  text: string,
  more: Headers = {},
): Response {
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "no-cache",
    ...more,
    ETag: tag,
  };
  return c.req.header("if-none-match")?.includes(tag)
    ? new Response(null, { status: 304, headers })
    : respond(200, type, text, headers);
}

function respond(
  status: number,
  type: string,
  body: string | Buffer,
  more: Headers = {},
): Response {
  const bytes = Buffer.from(body as string) as Buffer<ArrayBuffer>;
  const headers = {
    "Content-Type": type,
    "Content-Length": String(bytes.length),
    ...notStored,
    ...more,
  };
  return new Response(bytes, { status, headers });
}

export function seeOther(location: string): Response {
  return redirect(303, location, "no-store");
}

export function redirect(
  status: 303 | 307 | 308,
  location: string,
  cacheControl: string,
): Response {
  const headers = {
    // Headers are Latin-1; providers may put anything into an address.
    Location: location.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent),
    "Cache-Control": cacheControl,
    "Content-Length": "0",
  };
  return new Response(null, { status, headers });
}
