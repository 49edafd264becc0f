import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { freePort } from "../../tests/support/free-port.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".data": "text/x-script",
  ".json": "application/json",
};

/** Serves a folder of built files, each packed by Brotli once; files named by their content may be kept for ever. */
export async function serveFolder(folder: string) {
  const packed = new Map<string, Buffer>();
  const read = (path: string): Buffer | undefined => {
    const file = join(folder, extname(path) ? path : join(path, "index.html"));
    if (!packed.has(file) && existsSync(file))
      packed.set(file, brotliCompressSync(readFileSync(file)));
    return packed.get(file);
  };
  const server = createServer(({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const body = read(path);
    if (!body) return response.writeHead(404).end();
    const isNamedByContent = /^\/assets\/|-[0-9a-f]{8}\.svg$/.test(path);
    response.writeHead(200, {
      "Content-Type": types[extname(path) || ".html"] ?? "application/octet-stream",
      "Content-Encoding": "br",
      "Content-Length": body.length,
      "Cache-Control": isNamedByContent ? "max-age=31536000, immutable" : "no-cache",
    });
    response.end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
