import { once } from "node:events";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { Hono } from "hono";
import { besideHeaders } from "../access/page-headers.ts";
import type { RenderedPage } from "./render-pages.ts";
import { storedFile } from "./responses.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Pages of the site from the copy of its content, at their own addresses. They stand at the address of the office itself,
 * run no script and send nothing: the form beside a page reads and scrolls it.
 */
export function createPageSite(workspace: Workspace) {
  const { copy } = workspace;
  const failure = new AbortController();
  /** Renders pages of the site from the copy of its content; see `render-pages.ts`. Its start takes a second. */
  const renderer = new Worker(new URL("render-pages.ts", import.meta.url), {
    workerData: { folder: copy },
    // By this name the readers of content read each time, and show drafts.
    env: { ...process.env, NODE_ENV: "development" },
    // React and the router print warnings meant for development only.
    stderr: true,
  }).on("error", (error) => failure.abort(error));

  const render = async (path: string): Promise<RenderedPage> => {
    workspace.check();
    const { port1: answers, port2: port } = new MessageChannel();
    renderer.postMessage({ path, port }, [port]);
    try {
      const [answer] = await once(answers, "message", { signal: failure.signal });
      if ("error" in answer) throw new Error(answer.error);
      return answer as RenderedPage;
    } finally {
      answers.close();
    }
  };

  const app = new Hono();
  app.use(besideHeaders());
  app.get("/:built{assets|art}/*", ({ req }) => storedFile(join(copy, "build/site"), req.path));
  app.get("*", async (context) => {
    const { path } = context.req;
    const isFile = /\.\w+$/.test(path);
    const stored = isFile ? storedFile(join(copy, "public"), path) : undefined;
    if (stored?.status === 200) return stored;
    try {
      const page = await render(path + new URL(context.req.url).search);
      const english = path.replace(/^\/[a-z]{2,3}(?=\/)/, "");
      if (page.status === 404 && !isFile && english !== path) return context.redirect(english);
      // A new item with a mistake is no page yet, and the site's own error pages are for visitors.
      const isNew = page.status === 404 && !isFile && workspace.held().length > 0;
      if (page.status === 500 || isNew) return context.html(notShown, isNew ? 404 : 500);
      const location = page.location ? { location: page.location } : undefined;
      return new Response(page.body, {
        status: page.status,
        headers: { "content-type": page.type, ...location },
      });
    } catch (error) {
      console.error(error);
      return context.html(notShown, 500);
    }
  });
  return { app, close: () => renderer.terminate() };
}

/** Shown while a page was never whole and without a mistake. */
const notShown = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Not to be shown yet</title>
<body style="font:17px/1.5 system-ui;margin:2rem;max-width:40rem"><h1 style="font-size:1.5rem">The page comes here</h1>
<p>It shows once what the form still asks for is filled in or right.</p>`;
