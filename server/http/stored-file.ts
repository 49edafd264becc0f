import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { bestEncoding, type Encoding } from "./accept-encoding.ts";
import { parseByteRange } from "./byte-range.ts";
import type { RequestHead } from "./request-context.ts";
import type { HeaderList } from "./security-headers.ts";
import { savesData, speculationHeader } from "./speculation-rules.ts";

/** Bytes that are in memory or read when needed. */
export interface LazyBytes {
  length: number;
  read: () => Uint8Array;
}

/** The content of a file in the encodings that make it smaller. */
export type FileBytes = { identity: LazyBytes } & { [Name in Encoding]?: LazyBytes | undefined };

export const inMemory = (bytes: Uint8Array): LazyBytes => ({
  length: bytes.length,
  read: () => bytes,
});

/**
 * A text in Brotli, which most clients accept and from which it is decompressed for others: this keeps thousands
 * of pages in a fifth of the memory.
 */
export function textBytes(br: Uint8Array, length: number) {
  // While clients that take nothing compressed ask again and again; the next collection of garbage forgets it.
  let plain: WeakRef<Uint8Array> | undefined;
  const read = () => {
    const kept = plain?.deref();
    if (kept) return kept;
    const text = brotliDecompressSync(br);
    plain = new WeakRef(text);
    return text;
  };
  return { identity: { length, read }, br: inMemory(br) };
}

/** Nearly as small as the build's quality 11, in two milliseconds. A window of 256 kB holds any page. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Compresses a page or drawing that was rendered at run time. */
export function compressText(text: string): FileBytes {
  const plain = Buffer.from(text);
  return {
    ...textBytes(brotliCompressSync(plain, brotli), plain.length),
    gzip: inMemory(gzipSync(plain)),
  };
}

interface StoredFileOptions {
  bytes: FileBytes;
  mediaType: string;
  cacheControl: string;
  status: number;
  /** Whether prefetching is off for this page. */
  isPrivate?: boolean;
  /** Whether byte ranges are answered, as for long documents. */
  hasRanges: boolean;
  headers: HeaderList;
  /** Stands for the content in the `ETag`; default: its hash. */
  tag?: string | undefined;
}

/** Shared by many requests, so it must not be changed. */
export interface StoredResponse {
  readonly status: number;
  /** Name, value, name, value …: the form that node:http writes fastest. */
  readonly headers: readonly string[];
  /** Null for answers without content, such as those to HEAD. */
  readonly body: Uint8Array | null;
}

/** The same as a `Response`. No name is repeated, and an object is quicker than `Headers`. */
export function toResponse(
  { status, headers, body }: StoredResponse,
  more: Readonly<Record<string, string>> = {},
): Response {
  // All at once: setting headers on a `Response` later is much slower.
  const fields: Record<string, string> = { ...more };
  for (let at = 0; at < headers.length; at += 2) {
    fields[headers[at] as string] = headers[at + 1] as string;
  }
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: fields });
}

/** One encoding of a file, with everything computed beforehand. */
interface Variant {
  etag: string;
  /** Returns the whole file, reading it when it is not in memory. */
  whole: () => StoredResponse;
  head: StoredResponse;
  unchanged: StoredResponse;
}

export interface StoredFile {
  answer(request: RequestHead): StoredResponse;
}

export function prepareFile(file: StoredFileOptions): StoredFile {
  const { bytes, hasRanges, status } = file;
  // The compressed bytes identify the same text and are quicker to hash.
  const known = bytes.br ?? bytes.identity;
  const hash =
    file.tag ?? createHash("sha256").update(known.read()).digest("base64url").slice(0, 16);
  const isSpeculating = speculates(file);
  const offered = (["br", "gzip"] as const).filter((encoding) => bytes[encoding]);
  const identity = makeVariant(file, hash, "identity");
  const variants: Partial<Record<Encoding, Variant>> = { identity };
  for (const name of offered) variants[name] = makeVariant(file, hash, name);

  function choose(request: RequestHead): StoredResponse {
    const encoding = bestEncoding(request.header("accept-encoding"), offered);
    const variant = variants[encoding] ?? identity;
    if (status === 200) {
      const known = request.header("if-none-match");
      if (known !== undefined && matchesEtag(known, variant.etag)) return variant.unchanged;
    }
    if (request.method === "HEAD") return variant.head;
    const range = hasRanges ? request.header("range") : undefined;
    if (range === undefined) return variant.whole();
    const condition = request.header("if-range");
    if (condition !== undefined && condition !== identity.etag) return identity.whole();
    return part(identity.whole(), range);
  }

  return {
    answer(request) {
      const answer = choose(request);
      return isSpeculating && savesData(request) ? withoutSpeculation(answer) : answer;
    },
  };
}

/** Whether it is a public page: browsers may prefetch what it links to. */
function speculates({ status, mediaType, isPrivate, headers }: StoredFileOptions): boolean {
  const isSaved = headers.some(
    ([name, value]) => name === "Content-Disposition" && value.startsWith("attachment"),
  );
  return status === 200 && mediaType.startsWith("text/html") && !isPrivate && !isSaved;
}

/** Rare, so computed on demand. */
function withoutSpeculation(answer: StoredResponse): StoredResponse {
  return {
    ...answer,
    headers: answer.headers.toSpliced(answer.headers.indexOf(speculationHeader[0]), 2),
  };
}

function makeVariant(file: StoredFileOptions, hash: string, encoding: Encoding): Variant {
  const { status, bytes } = file;
  const { length, read } = bytes[encoding] ?? bytes.identity;
  // A strong tag stands for exact bytes, so each encoding has its own.
  const suffix = { identity: "", br: "-br", gzip: "-gzip" };
  const etag = `"${hash}${suffix[encoding]}"`;
  const shared = ["Cache-Control", file.cacheControl, ...file.headers.flat()];
  const varies = (bytes.br ?? bytes.gzip) ? ["Accept-Encoding"] : [];
  if (speculates(file)) {
    shared.push(...speculationHeader);
    varies.push("Save-Data");
  }
  if (varies.length > 0) shared.push("Vary", varies.join(", "));
  if (status === 200) shared.push("ETag", etag);
  const headers = ["Content-Type", file.mediaType, "Content-Length", String(length), ...shared];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  if (file.hasRanges) headers.push("Accept-Ranges", "bytes");
  return {
    etag,
    whole: () => withBody({ status, headers, body: read() }),
    head: { status, headers, body: null },
    unchanged: { status: 304, headers: shared, body: null },
  };
}

/** Corrects the length: when another machine compressed a file, the same text may be some bytes shorter or longer. */
function withBody(answer: StoredResponse & { body: Uint8Array }): StoredResponse {
  const { headers, body } = answer;
  const isAsLong = headers[headers.indexOf("Content-Length") + 1] === String(body.length);
  return isAsLong ? answer : { ...answer, headers: replaceLength(headers, body.length) };
}

/** Compares weakly, as `If-None-Match` demands: proxies weaken tags. */
function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function part(whole: StoredResponse, header: string): StoredResponse {
  const bytes = whole.body ?? new Uint8Array();
  const range = parseByteRange(header, bytes.length);
  if (range === undefined) return whole;
  if (range === "unsatisfiable") {
    const headers = replaceLength(whole.headers, 0);
    return {
      status: 416,
      headers: [...headers, "Content-Range", `bytes */${bytes.length}`],
      body: null,
    };
  }
  const { first, last } = range;
  return {
    status: 206,
    headers: [
      ...replaceLength(whole.headers, last - first + 1),
      "Content-Range",
      `bytes ${first}-${last}/${bytes.length}`,
    ],
    body: bytes.subarray(first, last + 1),
  };
}

function replaceLength(headers: readonly string[], length: number): string[] {
  const at = headers.indexOf("Content-Length") + 1;
  return headers.with(at, String(length));
}
