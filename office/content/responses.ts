import { createReadStream, existsSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
// Unlike `decodeURIComponent`, it takes any text.
import querystring from "node:querystring";
import { Readable } from "node:stream";
import { mediaType } from "#server/http/media-types.ts";

/** A file below a folder; 404 for any other path. */
export function storedFile(folder: string, path: string): Response {
  const name = normalize(join(folder, querystring.unescape(path)));
  const isInside = name.startsWith(normalize(`${folder}/`));
  if (!isInside || !existsSync(name) || !statSync(name).isFile()) {
    return new Response("There is no such file.", { status: 404 });
  }
  const body = Readable.toWeb(createReadStream(name)) as ReadableStream;
  return new Response(body, { headers: { "content-type": mediaType(name) } });
}
