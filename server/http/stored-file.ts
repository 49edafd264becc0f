import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { bestEncoding, type Encoding } from "./accept-encoding.ts";
import { parseByteRange } from "./byte-range.ts";
import type { RequestHead } from "./request-context.ts";
import type { HeaderList } from "./security-headers.ts";
import { savesData, speculationHeader } from "./speculation-rules.ts";

/** Bytes that do not lie in memory. */
export interface LazyBytes {
  /** How many there are. */
  length: number;
  read: () => Uint8Array;
}

/** The bytes of one file as it lies on the disk, and packed where that makes it smaller. */
export interface FileBytes {
  /** How many there are unpacked. */
  length: number;
  /** Not needed where `br` is there, from which they can be had. */
  identity?: Uint8Array | undefined;
  /** Brings `identity` again, for a file that is not to lie in memory. */
  reread?: (() => Uint8Array) | undefined;
  br?: Uint8Array | undefined;
  gzip?: LazyBytes | undefined;
}

/** Almost as small as the build packs pages, in a tenth of the time: visitors wait meanwhile. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A page or a drawing that was made while the server runs, packed. */
export function compressText(html: string): FileBytes {
  const identity = Buffer.from(html);
  const { length } = identity;
  const gzip = gzipSync(identity);
  return {
    length,
    identity,
    br: brotliCompressSync(identity, brotli),
    gzip: { length: gzip.length, read: () => gzip },
  };
}

export interface StoredFileOptions {
  bytes: FileBytes;
  mediaType: string;
  cacheControl: string;
  /** 200, or 404 and 500 for the pages that say so. */
  status: number;
  /** Whether the page must fetch nothing by itself, the page behind a link that a pointer rests on included. */
  isPrivate?: boolean;
  /** Whether parts may be asked for, as readers of long documents do. */
  hasRanges: boolean;
  /** Security headers. */
  headers: HeaderList;
}

/** What is sent. It is shared by many requests, so nobody changes it. */
export interface StoredResponse {
  readonly status: number;
  /** Name, value, name, value …: the shape that node:http writes fastest. */
  readonly headers: readonly string[];
  /** Null for answers without content, such as those to HEAD. */
  readonly body: Uint8Array | null;
}

/** The same for callers that speak the Fetch API. No name comes twice, and an object is quicker than `Headers`. */
export function toResponse(
  { status, headers, body }: StoredResponse,
  more: Readonly<Record<string, string>> = {},
): Response {
  // At once, because a `Response` whose headers are set later is several times as much work.
  const fields: Record<string, string> = { ...more };
  for (let at = 0; at < headers.length; at += 2) {
    fields[headers[at] as string] = headers[at + 1] as string;
  }
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: fields });
}

/** One way to send a file, with everything worked out beforehand. */
interface Variant {
  etag: string;
  /** Gives the whole file; what does not lie in memory is read now. */
  whole: () => StoredResponse;
  head: StoredResponse;
  unchanged: StoredResponse;
}

/** A file that waits in memory to be sent. */
export interface StoredFile {
  answer(request: RequestHead): StoredResponse;
}

/** Lays a file ready in memory, with its `ETag` and a set of headers for each form in which it can be sent. */
export function prepareFile(file: StoredFileOptions): StoredFile {
  // Taken out one by one: what the answers refer to stays in memory, and `file` holds the unpacked bytes.
  const { bytes, hasRanges, status } = file;
  // The packed bytes stand for the same text, and are a fifth to read while the server starts.
  const known = bytes.br ?? bytes.identity ?? new Uint8Array();
  const hash = createHash("sha256").update(known).digest("base64url").slice(0, 16);
  const identity = makeVariant(file, hash, "identity");
  const gzip = bytes.gzip ? makeVariant(file, hash, "gzip") : identity;
  const br = bytes.br ? makeVariant(file, hash, "br") : gzip;
  const variants: Record<Encoding, Variant> = { identity, gzip, br };

  const isSpeculating = speculates(file);

  function choose(request: RequestHead): StoredResponse {
    const variant = variants[bestEncoding(request.header("accept-encoding"))];
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

/** Whether browsers may fetch what a page links to before anybody follows the link. */
function speculates({ status, mediaType, isPrivate, headers }: StoredFileOptions): boolean {
  const isSaved = headers.some(
    ([name, value]) => name === "Content-Disposition" && value.startsWith("attachment"),
  );
  return status === 200 && mediaType.startsWith("text/html") && !isPrivate && !isSaved;
}

/** Few ask for it, so it is worked out when they do. */
function withoutSpeculation(answer: StoredResponse): StoredResponse {
  return {
    ...answer,
    headers: answer.headers.toSpliced(answer.headers.indexOf(speculationHeader[0]), 2),
  };
}

function makeVariant(file: StoredFileOptions, hash: string, encoding: Encoding): Variant {
  const { identity, br, gzip, reread, length } = file.bytes;
  const bodies = { identity: br ? undefined : identity, br, gzip: undefined };
  const later = {
    identity: br ? () => brotliDecompressSync(br) : reread,
    br: undefined,
    gzip: gzip?.read,
  }[encoding];
  const inMemory = bodies[encoding] ?? null;
  // A strong tag stands for exact bytes, so each packing has its own.
  const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
  const shared = ["Cache-Control", file.cacheControl, ...file.headers.flat()];
  const varies = (br ?? gzip) ? ["Accept-Encoding"] : [];
  if (speculates(file)) {
    shared.push(...speculationHeader);
    varies.push("Save-Data");
  }
  if (varies.length > 0) shared.push("Vary", varies.join(", "));
  if (file.status === 200) shared.push("ETag", etag);
  const headers = [
    "Content-Type",
    file.mediaType,
    "Content-Length",
    String({ identity: length, br: br?.length, gzip: gzip?.length }[encoding]),
    ...shared,
  ];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  if (file.hasRanges) headers.push("Accept-Ranges", "bytes");
  const { status } = file;
  const whole = { status, headers, body: inMemory };
  return {
    etag,
    whole: later ? () => withBody(whole, later()) : () => whole,
    head: { status, headers, body: null },
    unchanged: { status: 304, headers: shared, body: null },
  };
}

/**
 * Nearly everybody takes pages packed by Brotli, and few ask for the pictures of share cards. Others get theirs
 * unpacked or read at that moment, so that thousands of pages lie in memory at a fifth of their size. What another
 * machine has packed may be a few bytes longer or shorter than what this one packs.
 */
function withBody(answer: StoredResponse, body: Uint8Array): StoredResponse {
  const { status, headers } = answer;
  const isAsLong = headers[headers.indexOf("Content-Length") + 1] === String(body.length);
  return { status, headers: isAsLong ? headers : replaceLength(headers, body.length), body };
}

/** Compares weakly, as `If-None-Match` asks, because proxies weaken tags when they repack. */
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
