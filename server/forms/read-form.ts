import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { HttpProblem } from "#server/http/http-problem.ts";
import type { SiteContext } from "#server/http/request-context.ts";

/** Forms are short texts: 64 kB hold the longest message six times over. */
const maxFormBytes = 64 * 1024;
const maxFields = 50;

/**
 * A sender who has not finished may not listen, so what is a little too large is still taken in, and
 * thrown away, before the refusal. Beyond this many bytes we hang up.
 */
export const maxDiscardedBytes = 1024 * 1024;

/** Fields by name; the first one wins when a name comes twice. Files are dropped. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Reads a posted form: multipart, URL-encoded or JSON.
 * @throws Problem 400 when it is malformed, 413 when it is too large, 415 for any other type
 */
export async function readForm(c: SiteContext): Promise<FormFields> {
  const type = c.req.header("content-type") ?? "";
  const read = readers[type.split(";")[0]?.trim().toLowerCase() ?? ""];
  if (!read || (c.req.header("content-encoding") ?? "identity") !== "identity") {
    throw new HttpProblem(415, "TYPE_NOT_SUPPORTED", "This form cannot be read in that format.");
  }
  const body = await readBody(c);
  let pairs: Pairs;
  try {
    pairs = await read(body, type);
  } catch {
    const sentence = "This form did not arrive in one piece. Please send it again.";
    throw new HttpProblem(400, "MALFORMED", sentence);
  }
  // Without a prototype, so that no field name means more than its text.
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of [...pairs].slice(0, maxFields)) {
    if (typeof value === "string" && !(name in fields)) fields[name] = value.toWellFormed();
  }
  return fields;
}

type Pairs = Iterable<[name: string, value: unknown]>;

const readers: Readonly<Record<string, (body: Buffer, type: string) => Pairs | Promise<Pairs>>> = {
  "multipart/form-data": readMultipart,
  "application/x-www-form-urlencoded": (body) => new URLSearchParams(body.toString("utf8")),
  "application/json": (body) => {
    const value: unknown = JSON.parse(body.toString("utf8"));
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError();
    return Object.entries(value).map(([name, text]) => [
      name,
      typeof text === "number" ? String(text) : text,
    ]);
  },
};

/**
 * Node ends a value where it contains the boundary's own letters, without the line end and the dashes that RFC 2046
 * asks for. So a short boundary is lengthened by what no value contains.
 */
function readMultipart(body: Buffer, type: string): Promise<FormData> {
  const [named = "", boundary = ""] =
    /;\s*boundary="?([^";]{1,26})"?(?=\s*(?:;|$))/i.exec(type) ?? [];
  if (!boundary) return new Response(body as Buffer<ArrayBuffer>, typed(type)).formData();
  const longer = `${boundary}-${randomUUID()}`;
  const text = `\r\n${body.toString("latin1")}`
    .replaceAll(`\r\n--${boundary}`, () => `\r\n--${longer}`)
    .slice(2);
  const longerType = type.replace(named, () => `; boundary=${longer}`);
  return new Response(Buffer.from(text, "latin1"), typed(longerType)).formData();
}

const typed = (type: string) => ({ headers: { "Content-Type": type } });

/**
 * Counts a body while it arrives, whatever its announced length; Hono's `bodyLimit` believes that, and stops
 * listening at once.
 * @throws Problem 413 above 64 kB, 400 when the sender left before the end
 */
export async function readBody(c: SiteContext): Promise<Buffer> {
  if (Number(c.req.header("content-length") ?? 0) > maxDiscardedBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const take = (chunk: Uint8Array) => {
    size += chunk.length;
    if (size > maxDiscardedBytes) throw tooLarge();
    if (size <= maxFormBytes) chunks.push(chunk);
  };
  try {
    if (c.env.incoming) await readAll(c.env.incoming, take);
    else for await (const chunk of c.req.raw.body ?? []) take(chunk);
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    throw new HttpProblem(400, "CUT_OFF", "The connection broke before everything was sent.");
  }
  if (size > maxFormBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

/**
 * Straight from node:http where it came from there: a stream of the Fetch API in between would have to be
 * built for each post, and to stop reading it would cut the connection before our answer is out. By events,
 * because to iterate costs as much as the rest of the reading.
 * @throws what `take` throws, and when the sender leaves before the end
 */
function readAll(incoming: IncomingMessage, take: (chunk: Uint8Array) => void): Promise<void> {
  // Its sender left while we did something else, and none of these events comes twice.
  if (incoming.destroyed) return Promise.reject(new Error("closed"));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onData = (chunk: Uint8Array) => {
    try {
      take(chunk);
    } catch (error) {
      // What still comes waits until the connection is closed.
      incoming.off("data", onData).pause();
      reject(error);
    }
  };
  incoming.on("data", onData).once("end", resolve).once("error", reject);
  incoming.once("close", () => reject(new Error("closed")));
  return promise;
}

function tooLarge(): HttpProblem {
  return new HttpProblem(
    413,
    "BODY_TOO_LARGE",
    "This is too long to send. Please shorten your text.",
  );
}

export interface HiddenFields {
  /** `_key`: made by the browser for one filling of the form; absent without JavaScript. */
  key?: string | undefined;
  /** `_source`: path of the page that held the form; empty when unknown. */
  sourcePage: string;
  /** `_gotcha`: a honeypot, invisible to people and filled by programs. */
  isTrapped: boolean;
}

/** An invalid one counts as absent, since no person typed it. */
export function hiddenFields(fields: FormFields): HiddenFields {
  const { _key: key = "", _source: source = "", _gotcha: trap = "" } = fields;
  return {
    key: /^[\w-]{8,100}$/.test(key) ? key : undefined,
    sourcePage: /^\/(?!\/)[\w/.-]{0,200}$/.test(source) ? source : "",
    isTrapped: trap.trim() !== "",
  };
}
