/**
 * The development server: the site's own Hono app answers forms, donations and searches, Vite serves the browser's
 * files, and each page is rendered from its source. A change under `app/`, `collections/`, `content/` or `server/`
 * shows at the next request. Mail goes into `<data folder>/outbox/`, and donations to the sandbox.
 */
import { existsSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { createServer, isRunnableDevEnvironment } from "vite";

process.env.NODE_ENV ??= "development";
if (existsSync(".env")) process.loadEnvFile(".env");

const { values } = parseArgs({ options: { port: { type: "string", default: "5173" } } });
const port = Number(values.port);
const http = createHttpServer();
const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, ws: { server: http } },
});
const environment = vite.environments.ssr;
if (!isRunnableDevEnvironment(environment)) throw new Error("Vite cannot run the server's code.");
const { runner } = environment;

async function openSite() {
  const { openDevelopmentSite } = await runner.import<typeof import("./development-site.ts")>(
    "/scripts/development-site.ts",
  );
  return openDevelopmentSite({
    environment: { ...process.env, SMTP_URL: undefined, PORT: `${port}` },
    loadPages: () => runner.import("virtual:react-router/server-build"),
  });
}

let site: ReturnType<typeof openSite> | undefined;
vite.watcher.add("server");
vite.watcher.on("all", (_event, path) => {
  if (!/^(?:app|collections|content|server)[\\/]/.test(relative(".", path))) return;
  const before = site;
  site = undefined;
  before?.then((running) => running.close()).catch(() => undefined);
});

const answer = getRequestListener(async (request) => {
  try {
    site ??= openSite();
    return await (await site).fetch(request);
  } catch (error) {
    site = undefined;
    vite.ssrFixStacktrace(error as Error);
    console.error(error);
    return new Response(`${(error as Error).stack}`, { status: 500 });
  }
});
http.on("request", (incoming, outgoing) =>
  vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing)),
);
http.listen(port, "127.0.0.1", () => {
  console.log(`\n  OTC for development is at http://127.0.0.1:${port}`);
  console.log(`  All components are at http://127.0.0.1:${port}/_gallery\n`);
});
