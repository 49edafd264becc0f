import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, normalize } from "node:path";
import { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { mediaType } from "#server/http/media-types.ts";
import { createAccess } from "./access.ts";
import { createApi } from "./api.ts";
import { PageRenderer, type RenderedPage } from "./page-renderer.ts";
import type { BuildCommand } from "./publish.ts";
import { Workspace } from "./workspace.ts";

/** The editor as it runs. */
export interface OpenEditor extends AsyncDisposable {
  origin: string;
  /** Origin of the pages beside the form. */
  pages: string;
  /** An address that lets in one browser, once. */
  newAddress(): string;
}

/** Never beyond this machine. */
const host = "127.0.0.1";

/**
 * Opens the editor on this machine.
 * @param root of the project; it must have been built once
 * @param client folder of the built pages of the editor itself
 * @param port of the editor; any free one when it is taken or left out
 */
export async function openEditor({
  root,
  client,
  port = 0,
  build,
}: {
  root: string;
  client: string;
  port?: number;
  build: BuildCommand;
}): Promise<OpenEditor> {
  const workspace = new Workspace(root);
  const servers = [createServer(), createServer()] as const;
  const [origin, pages] = [
    await listen(servers[0], port).catch(() => listen(servers[0], 0)),
    await listen(servers[1], 0),
  ];
  const access = createAccess(origin, pages);
  const renderer = new PageRenderer(workspace.copy);

  const editor = new Hono();
  editor.use(access.guard, async (context, next) => {
    await next();
    setHeaders(context.res.headers, {
      "Content-Security-Policy": `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-src ${pages}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'`,
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });
  editor.route("/api", createApi(workspace, pages, build));
  editor.get("/public/*", (context) => file(join(root, "public"), context.req.path.slice(7)));
  editor.get("/assets/*", (context) => file(client, context.req.path));
  editor.get("*", () => file(client, "/index.html"));

  const beside = new Hono();
  beside.use(access.guardFrame, async (context, next) => {
    await next();
    setHeaders(context.res.headers, {
      // The pages are ours, but their scripts need nobody else, and nobody else may show them.
      "Content-Security-Policy": `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors ${origin}; form-action 'none'`,
    });
  });
  beside.get(besideScript, (context) =>
    context.body(reloading, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
  beside.get("/assets/*", (context) =>
    file(join(workspace.copy, "build/client"), context.req.path),
  );
  beside.get("*", async (context) => {
    const stored = /\.\w+$/.test(context.req.path)
      ? file(join(root, "public"), context.req.path)
      : undefined;
    if (stored && stored.status === 200) return stored;
    workspace.refreshCopy();
    const { search } = new URL(context.req.url);
    try {
      const page = await renderer.render(context.req.path + search);
      const location = page.location ? { location: page.location } : undefined;
      return new Response(withScript(page), {
        status: page.status,
        headers: { "content-type": page.type, ...location },
      });
    } catch (error) {
      return context.html(notShown(error instanceof Error ? error.message : String(error)), 500);
    }
  });

  servers[0].on("request", getRequestListener(editor.fetch));
  servers[1].on("request", getRequestListener(beside.fetch));
  return {
    origin,
    pages,
    newAddress: access.newAddress,
    [Symbol.asyncDispose]: async () => {
      await renderer.close();
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(`http://${host}:${typeof address === "object" && address ? address.port : port}`);
    });
  });
}

function setHeaders(headers: Headers, values: Readonly<Record<string, string>>): void {
  const all = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    ...values,
  };
  for (const [name, value] of Object.entries(all)) headers.set(name, value);
}

function file(folder: string, path: string): Response {
  const name = normalize(join(folder, decodeURIComponent(path)));
  const isInside = name.startsWith(normalize(`${folder}/`));
  if (!isInside || !existsSync(name) || !statSync(name).isFile()) {
    return new Response("There is no such file.", { status: 404 });
  }
  const body = Readable.toWeb(createReadStream(name)) as ReadableStream;
  return new Response(body, { headers: { "content-type": mediaType(name) } });
}

const besideScript = "/editor-frame.js";

/** In the page beside the form: shows it anew when the editor says so, where it was scrolled to. */
const reloading = `
const key = "scrolled " + location.pathname;
addEventListener("message", ({ data }) => {
  if (data !== "reload") return;
  sessionStorage.setItem(key, String(scrollY));
  location.reload();
});
const before = sessionStorage.getItem(key);
if (before !== null) scrollTo({ top: Number(before), behavior: "instant" });
sessionStorage.removeItem(key);
`;

/** The page as it is, and one script at its end that is the editor's. */
function withScript({ type, body }: RenderedPage): string | Uint8Array<ArrayBuffer> {
  if (!type.startsWith("text/html")) return body;
  const html = new TextDecoder().decode(body);
  return html.replace("</body>", `<script src="${besideScript}"></script></body>`);
}

/** Stands in for a page that the content as it is cannot make. */
function notShown(reason: string): string {
  const words = reason.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not to be shown yet</title>
<body style="font:17px/1.5 system-ui;margin:2rem;max-width:40rem"><h1 style="font-size:1.5rem">The page cannot be shown yet</h1>
<p>Put right what is marked in the form, and it comes back.</p><pre style="white-space:pre-wrap">${words}</pre>`;
}
