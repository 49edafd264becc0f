import {
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { basename, join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { tryDecodeURIComponent } from "hono/utils/url";
import type { BuiltPage } from "#app/services.ts";
import type { RenderedPage } from "#server/pages/page-renderer.ts";
import { cachePolicy } from "./cache-policy.ts";
import { isCompressible, mediaType } from "./media-types.ts";
import type { RequestHead } from "./request-context.ts";
import {
  fileSecurityHeaders,
  type HeaderList,
  type SecuritySettings,
  securityHeaders,
} from "./security-headers.ts";
import {
  compressText,
  type FileBytes,
  inMemory,
  type LazyBytes,
  prepareFile,
  type StoredFile,
  type StoredResponse,
  textBytes,
} from "./stored-file.ts";

export interface PublicFiles {
  readonly paths: ReadonlySet<string>;
  find(path: string): StoredFile | undefined;
  statusPage(status: 404 | 405 | 429 | 500, request: RequestHead): StoredResponse | undefined;
}

/** Error pages. Their own addresses answer "not found". */
const statusPages = /^\/(404|405|429|500|502)$/;

/**
 * Reads a folder of files into memory. `about/index.html` becomes `/about`; `x.css.br` and `.gz` become
 * encodings of `/x.css`.
 * @param folder `build/site`; may be absent
 * @param pages facts of the build about its pages, and pages that replace built ones, by path
 */
export function loadPublicFiles(
  folder: string,
  settings: SecuritySettings,
  pages: { built?: readonly BuiltPage[]; rendered?: ReadonlyMap<string, RenderedPage> } = {},
): PublicFiles {
  const files = new Map<string, StoredFile>();
  const status = new Map<number, StoredFile>();
  const built = new Map(pages.built?.map((page) => [page.path, page]));

  function store(path: string, name: string, bytes: FileBytes): void {
    const isPrivate = built.get(path)?.isPrivate ?? false;
    const isPage = /(?:^|\/)index\.html$/.test(name);
    const headers = isPage ? securityHeaders(settings) : fileSecurityHeaders(path, settings);
    const statusCode = Number(statusPages.exec(path)?.[1] ?? 200);
    const stored = prepareFile({
      bytes,
      mediaType: mediaType(name),
      cacheControl: statusCode === 200 ? cachePolicy(path) : "no-store",
      status: statusCode,
      isPrivate,
      hasRanges: path.startsWith("/documents/") && path.endsWith(".pdf"),
      headers: [...headers, ...contentDisposition(path)],
      tag: rarelyRequested.test(path) ? basename(path) : undefined,
    });
    if (statusCode === 200) files.set(path, stored);
    else status.set(statusCode, stored);
  }

  for (const name of listFiles(folder)) {
    const path = addressOf(name);
    const file = join(folder, name);
    const page = pages.rendered?.get(path);
    const asBuilt = (): FileBytes => {
      if (!isCompressible(name) || !existsSync(`${file}.br`))
        return {
          identity: rarelyRequested.test(path) ? readOnDemand(file) : inMemory(readFileSync(file)),
        };
      const text = textBytes(readFileSync(`${file}.br`), statSync(file).size);
      const { read } = text.identity;
      return {
        ...text,
        gzip: onDisk(`${file}.gz`, () => gzipSync(read(), { level: 9 })),
      };
    };
    if (page) store(path, name, compressText(page.html));
    else store(path, name, asBuilt());
  }

  return {
    paths: new Set(files.keys()),
    find: (path) => files.get(path) ?? files.get(tryDecodeURIComponent(path)),
    statusPage: (code, request) => status.get(code)?.answer(request),
  };
}

/** PDFs open in the browser and are saved under their own name; pages and books to take away are downloaded. */
function contentDisposition(path: string): HeaderList {
  const [, ending] = /\.(pdf|html|epub)$/.exec(path) ?? [];
  if (!ending) return [];
  const name = path.slice(path.lastIndexOf("/") + 1).replaceAll(/[^\w.-]/g, "_");
  const way = ending === "pdf" ? "inline" : "attachment";
  return [["Content-Disposition", `${way}; filename="${name}"`]];
}

/** Share cards: a third of all bytes, rarely requested, and with a hash in their name. */
const rarelyRequested = /^\/cards\/.+\.png$/;

/** Returns a way to read a file, which stays open, so that a later build cannot change it. */
function readOnDemand(file: string): LazyBytes {
  const open = openSync(file, "r");
  const { size } = fstatSync(open);
  const read = () => {
    const bytes = Buffer.alloc(size);
    readSync(open, bytes, 0, size, 0);
    return bytes;
  };
  return { length: size, read };
}

/** Reads a compressed copy on demand. @param compress replaces it when a later build has changed the file */
function onDisk(file: string, compress: () => Uint8Array): LazyBytes | undefined {
  const built = statSync(file, { throwIfNoEntry: false });
  if (!built) return undefined;
  const readAsBuilt = () => {
    try {
      const now = statSync(file);
      const isAsBuilt = now.mtimeMs === built.mtimeMs && now.size === built.size;
      return isAsBuilt ? readFileSync(file) : undefined;
    } catch {
      return undefined;
    }
  };
  return { length: built.size, read: () => readAsBuilt() ?? compress() };
}

/** Files that are not public: those of the build itself, and hidden ones. */
const privateFiles = [
  /\.(?:br|gz|data|rsc)$/,
  /^__spa-fallback\.html$/,
  /^assets\/manifest-[\w-]+\.js$/,
  /(?:^|\/)\.(?!well-known\/)/,
];

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.split(sep).join("/"))
    .filter((name) => !privateFiles.some((pattern) => pattern.test(name)))
    .sort();
}

function addressOf(name: string): string {
  return name === "index.html" ? "/" : `/${name.replace(/\/index\.html$/, "")}`;
}
