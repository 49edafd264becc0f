import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { BuiltPage } from "#app/services.ts";
import { pageFile } from "#collections/reading/build-folder.ts";
import { isHiddenFile } from "./hidden-files.ts";
import { isCompressible, mediaType } from "./media-types.ts";
import { packPage } from "./responses.ts";

type StatusPage = 404 | 405 | 410 | 429 | 500;

/** The public files of the build, for where no proxy hands them out. */
export interface SiteFiles {
  /** Paths of all pages. */
  readonly pages: ReadonlySet<string>;
  /** Whether there is a page or file at a path. */
  has(path: string): boolean;
  /** Handlers that answer with the file at the path, and leave other requests to what follows. */
  readonly serve: readonly MiddlewareHandler[];
  /** An error page, as `packPage` packs it. @returns undefined where nothing is built */
  statusPage(status: StatusPage): Buffer | undefined;
}

/** @param build folder of the build, e.g. `build`; development has none */
export function openSiteFiles(build: string): SiteFiles {
  const site = join(build, "site");
  const stored = serveStatic({ root: site, precompressed: true, rewriteRequestPath: fileAt });
  return {
    pages: readPages(join(build, "pages.json")),
    has: (path) => !isHiddenFile(path) && !path.includes("..") && isFile(join(site, fileAt(path))),
    serve: [
      etag({ retainedHeaders: keptWhenUnchanged }),
      nameFile,
      (c, next) => {
        // A download of another version cannot be continued: it begins again with the whole of this one.
        if (c.req.header("if-range")) c.req.raw.headers.delete("range");
        return isHiddenFile(c.req.path) ? next() : stored(c, next);
      },
    ],
    statusPage(status) {
      const file = join(site, `${status}.html`);
      if (existsSync(`${file}.gz`)) return readFileSync(`${file}.gz`);
      return existsSync(file) ? packPage(readFileSync(file, "utf8")) : undefined;
    },
  };
}

/** Headers of a file that a browser has already; Hono would drop the others. */
const keptWhenUnchanged = ["cache-control", "etag", "last-modified", "vary"];

function readPages(list: string): ReadonlySet<string> {
  const pages = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as BuiltPage[]) : [];
  return new Set(pages.map(({ path }) => path));
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Nothing is there, or no file can have such a name.
    return false;
  }
}

const fileAt = (path: string): string =>
  /\.\w+$/.test(path) || /.\/$/.test(path) ? path : `/${pageFile(path)}`;

/** Adds the type of a file by our own list, and a tag as nginx makes it, of time and length: `"65f0c8a2-1f4e"`. */
const nameFile: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  const modified = headers.get("last-modified");
  if (!modified) return;
  const file = fileAt(c.req.path);
  headers.set("Content-Type", mediaType(file));
  // Also with the file as it is, for caches on the way.
  if (isCompressible(file)) headers.set("Vary", "Accept-Encoding");
  const whole = headers.get("content-range")?.split("/")[1] ?? headers.get("content-length");
  const [time, length] = [Date.parse(modified) / 1000, Number(whole)];
  headers.set("ETag", `"${time.toString(16)}-${length.toString(16)}"`);
};
