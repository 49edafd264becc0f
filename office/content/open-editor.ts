import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { listenLocally } from "../access/listen-locally.ts";
import { createLocalAccess } from "../access/local-access.ts";
import { createApi } from "./api.ts";
import { createPageSite } from "./page-site.ts";
import { type PublishCommands, publishWhenDue } from "./publish.ts";
import { setHeaders, storedFile } from "./responses.ts";
import { Workspace } from "./workspace.ts";

interface SignInProxy {
  /** How their browsers know the editor, e.g. `https://edit.example.org`. */
  origin: string;
  /** Header in which the proxy says the e-mail address of who has signed in. */
  authorHeader?: string | undefined;
}

/** The same name, so that browsers send the cookie, and another port, so that scripts of pages cannot reach the editor. */
const pagesOrigin = ({ origin }: SignInProxy) => `https://${new URL(origin).hostname}:8443`;

export type OpenEditor = Awaited<ReturnType<typeof openEditor>>;

/**
 * Opens the editor on this machine. Its port is the lock: two editors of one folder would share one copy.
 * @param root of the project; it must have been built once
 * @param proxy an organisation's own sign-in in front of it; without one, browsers come from this machine
 * @throws when the port is taken; nothing was written then
 */
export async function openEditor(options: {
  root: string;
  buildPages(): Promise<string>;
  port?: number;
  proxy?: SignInProxy | undefined;
  commands: PublishCommands;
}) {
  const { root, buildPages, port = 0, proxy, commands } = options;
  // Longer than proxies keep idle connections, so that they never write to a closed one.
  const timeouts = { keepAliveTimeout: 65_000 };
  const servers = [createServer(timeouts), createServer(timeouts)] as const;
  // The next port for pages, so that a tunnel to a server can name both.
  const own = [
    await listenLocally(servers[0], port),
    await listenLocally(servers[1], port && port + 1),
  ] as const;
  const [origin, pages] = proxy ? [proxy.origin, pagesOrigin(proxy)] : own;
  const client = await buildPages();
  const workspace = new Workspace(root, { reachesSite: commands.putOnline !== undefined });
  const access = createLocalAccess(origin, "otc-editor");
  const beside = createPageSite(workspace, access.guardFrame(pages), origin);
  // Slow the first time.
  workspace.check();

  const editor = new Hono();
  editor.use(access.guard, async (context, next) => {
    await next();
    setHeaders(context.res.headers, {
      "Content-Security-Policy": `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-src ${pages}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'`,
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });
  editor.route("/api", createApi(workspace, pages, commands, proxy?.authorHeader));
  editor.get("/public/*", (context) =>
    storedFile(join(workspace.copy, "public"), context.req.path.slice(7)),
  );
  editor.get("/assets/*", (context) => storedFile(client, context.req.path));
  editor.get("*", () => storedFile(client, "/index.html"));

  const due = publishWhenDue(workspace, commands);
  servers[0].on("request", getRequestListener(editor.fetch));
  servers[1].on("request", getRequestListener(beside.app.fetch));
  return {
    origin,
    pages,
    /** Where both are on this machine. */
    own,
    /** Files that were not saved when the editor was opened. */
    unsaved: workspace.unsaved(),
    /** An address that admits one browser, once. */
    newAddress: access.newAddress,
    [Symbol.asyncDispose]: async () => {
      due[Symbol.dispose]();
      await beside.close();
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
