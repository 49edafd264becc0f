import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { mediaType } from "#server/http/media-types.ts";

/** A host that serves the files of a folder and nothing else. */
export interface StaticHostServer extends AsyncDisposable {
  origin: string;
  /** Requested addresses that do not exist. */
  missed: string[];
  /** Whether the answer would be 200 or a redirect. */
  has(path: string): boolean;
}

interface Rule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Starts one on this machine, which finds `about.html` at `/about`, shows `404.html` for unknown addresses, and obeys
 * `_headers` and `_redirects` as Netlify and Cloudflare Pages describe them.
 */
export async function startStaticHost(folder: string): Promise<StaticHostServer> {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const rules = readRules(read("_headers"));
  const redirects = new Map(
    read("_redirects")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [from = "", to = "", status = "301"] = line.split(" ");
        return [from, { to, status: Number(status) }];
      }),
  );
  const find = (path: string) =>
    [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((file) => existsSync(file) && statSync(file).isFile());
  const missed: string[] = [];
  const server = createServer(({ url = "/", method }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = decodeURIComponent(pathname);
    const moved = redirects.get(path);
    if (moved) return response.writeHead(moved.status, { Location: moved.to }).end();
    if (method !== "GET" && method !== "HEAD") return response.writeHead(405).end();
    const file = find(path);
    if (!file) missed.push(path);
    const shown = file ?? join(folder, "404.html");
    response.setHeader("Content-Type", mediaType(shown));
    const values = new Map<string, string[]>();
    for (const [name, value] of rules
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ headers }) => headers)) {
      values.set(name, [...(values.get(name) ?? []), value]);
    }
    for (const [name, all] of values) response.setHeader(name, all.join(", "));
    response.writeHead(file ? 200 : 404).end(readFileSync(shown));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missed,
    has: (path) => redirects.has(path) || find(decodeURIComponent(path)) !== undefined,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function readRules(text: string): Rule[] {
  return text
    .trim()
    .split("\n\n")
    .map((block) => {
      const [pattern = "", ...lines] = block.split("\n");
      const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
      return {
        pattern: new RegExp(`^${escaped}$`),
        headers: lines.map((line): [string, string] => {
          const [name = "", ...value] = line.trim().split(": ");
          return [name, value.join(": ")];
        }),
      };
    });
}
