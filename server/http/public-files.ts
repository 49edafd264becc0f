import {
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { join, sep } from "node:path";
import { brotliDecompressSync, gzipSync } from "node:zlib";
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
  type LazyBytes,
  prepareFile,
  type StoredFile,
  type StoredResponse,
} from "./stored-file.ts";

/** The pre-rendered pages and their files. */
export interface PublicFiles {
  readonly paths: ReadonlySet<string>;
  find(path: string): StoredFile | undefined;
  /** Replaces the content of a page or file; address and type stay. */
  replace(path: string, page: RenderedPage): void;
  statusPage(status: 404 | 405 | 429 | 500, request: RequestHead): StoredResponse | undefined;
}

/** Error pages. Their own addresses answer "not found". */
const statusPages: ReadonlyMap<string, number> = new Map([
  ["/404", 404],
  ["/405", 405],
  ["/429", 429],
  ["/500", 500],
]);

/**
 * Reads a folder of files into memory. `about/index.html` becomes `/about`; `x.css.br` and `x.css.gz` become
 * encodings of `/x.css`.
 * @param folder `build/client`; may be absent
 * @param pages facts of the build about its pages, and pages that replace built ones, by path
 */
export function loadPublicFiles(
  folder: string,
  settings: SecuritySettings,
  pages: { built?: readonly BuiltPage[]; rendered?: ReadonlyMap<string, RenderedPage> } = {},
): PublicFiles {
  const files = new Map<string, StoredFile>();
  const status = new Map<number, StoredFile>();
  const styleHashes = new Map(pages.built?.map((page) => [page.path, page.styleHash]));

  const privatePaths = new Set(
    pages.built?.filter(({ isPrivate }) => isPrivate).map(({ path }) => path),
  );
  const names = new Map<string, string>();

  function store(path: string, name: string, bytes: FileBytes, styleHash?: string): void {
    names.set(path, name);
    const isPrivate = privatePaths.has(path);
    const headers = /(?:^|\/)index\.html$/.test(name)
      ? securityHeaders({ ...settings, isPrivate }, styleHash)
      : fileSecurityHeaders(path, settings);
    const statusCode = statusPages.get(path) ?? 200;
    const stored = prepareFile({
      bytes,
      mediaType: mediaType(name),
      cacheControl: statusCode === 200 ? cachePolicy(path) : "no-store",
      status: statusCode,
      isPrivate,
      hasRanges: path.startsWith("/documents/") && path.endsWith(".pdf"),
      headers: [...headers, ...contentDisposition(path)],
    });
    if (statusCode === 200) files.set(path, stored);
    else status.set(statusCode, stored);
  }

  for (const name of listFiles(folder)) {
    const path = addressOf(name);
    const file = join(folder, name);
    const page = pages.rendered?.get(path);
    const asBuilt = (): FileBytes => {
      const br = isCompressible(name) ? readIfPresent(`${file}.br`) : undefined;
      if (br) return { length: statSync(file).size, br, gzip: gzipOnDisk(`${file}.gz`, br) };
      if (rarelyRequested.test(path)) return readOnDemand(file);
      const identity = readFileSync(file);
      return { length: identity.length, identity };
    };
    if (page) store(path, name, compressText(page.html), page.styleHash);
    else store(path, name, asBuilt(), styleHashes.get(path));
  }

  return {
    paths: new Set(files.keys()),
    find: (path) => files.get(path) ?? files.get(tryDecodeURIComponent(path)),
    replace(path, { html, styleHash }) {
      const name = names.get(path);
      if (name) store(path, name, compressText(html), styleHash);
    },
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

/** Share cards: a third of all bytes, and rarely requested. */
const rarelyRequested = /^\/cards\/.+\.png$/;

/**
 * Returns the bytes in a buffer that the next file overwrites, and a way to read them again. The file stays
 * open, so that a later build cannot change it.
 */
function readOnDemand(file: string): FileBytes {
  const open = openSync(file, "r");
  const { size } = fstatSync(open);
  const read = (into: Buffer) => {
    readSync(open, into, 0, size, 0);
    return into.subarray(0, size);
  };
  if (scratch.length < size) scratch = Buffer.alloc(size * 2);
  return { length: size, identity: read(scratch), reread: () => read(Buffer.alloc(size)) };
}

/**
 * Reads gzip on demand. When a later build has replaced the file, the Brotli bytes in memory are compressed
 * again.
 */
function gzipOnDisk(file: string, br: Uint8Array): LazyBytes | undefined {
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
  const packAgain = () => gzipSync(brotliDecompressSync(br), { level: 9 });
  return { length: built.size, read: () => readAsBuilt() ?? packAgain() };
}

/** One buffer for all pictures: garbage from the start would stay in memory for long. */
let scratch = Buffer.alloc(0);

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

/** `index.html` is `/`, `about/index.html` is `/about`. */
function addressOf(name: string): string {
  return name === "index.html" ? "/" : `/${name.replace(/\/index\.html$/, "")}`;
}

function readIfPresent(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
