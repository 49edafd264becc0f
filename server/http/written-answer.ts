import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FieldError } from "#app/services.ts";
import { bestEncoding } from "./accept-encoding.ts";
import type { Answer, Asked } from "./exchange.ts";

/** Below this many bytes packing saves no packet. */
const smallest = 1400;

/** JSON made for this one request. */
export function jsonAnswer(status: number, value: unknown): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { status, headers: writtenHeaders("application/json; charset=utf-8", body), body };
}

/** What a program hears when something is refused, in the shape of form services. */
export function jsonError(
  status: number,
  sentence: string,
  errors: readonly FieldError[] = [],
): Answer {
  return jsonAnswer(status, { error: sentence, errors });
}

/** A page made for this one request, packed quickly: on slow networks that is worth its millisecond. */
export function htmlAnswer(asked: Pick<Asked, "header">, status: number, html: string): Answer {
  const plain = Buffer.from(html);
  const encoding =
    plain.length < smallest ? "identity" : bestEncoding(asked.header("accept-encoding"));
  const body = pack(plain, encoding);
  const headers = writtenHeaders("text/html; charset=utf-8", body);
  headers.push("Vary", "Accept, Accept-Encoding");
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  return { status, headers, body };
}

/** A feed made for this one request; readers may keep it for a while. */
export function xmlAnswer(xml: string): Answer {
  const body = Buffer.from(xml);
  const headers = writtenHeaders("application/atom+xml; charset=utf-8", body);
  return {
    status: 200,
    headers: headers.with(headers.indexOf("Cache-Control") + 1, "max-age=600"),
    body,
  };
}

/** Leads on to another page of ours with GET. */
export function seeOther(location: string): Answer {
  const headers = ["Location", location, "Cache-Control", "no-store", "Content-Length", "0"];
  return { status: 303, headers, body: null };
}

function writtenHeaders(type: string, body: Uint8Array): string[] {
  return ["Content-Type", type, "Content-Length", String(body.length), "Cache-Control", "no-store"];
}

function pack(plain: Buffer, encoding: ReturnType<typeof bestEncoding>): Buffer {
  if (encoding === "br") {
    return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  }
  return encoding === "gzip" ? gzipSync(plain) : plain;
}
