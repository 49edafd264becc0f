import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".atom": "application/atom+xml; charset=utf-8",
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".rss": "application/rss+xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The media type that a file's name stands for; unknown ones are downloaded and not interpreted. */
export function mediaType(file: string): string {
  return types[extname(file).toLowerCase()] ?? "application/octet-stream";
}

/** Whether files of this name become smaller by compression; pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|atom|rss))/.test(mediaType(file));
}
