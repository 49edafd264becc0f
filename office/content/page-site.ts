import { once } from "node:events";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { Hono, type MiddlewareHandler } from "hono";
import type { RenderedPage } from "./render-pages.ts";
import { setHeaders, storedFile } from "./responses.ts";
import type { Workspace } from "./workspace.ts";

/** Pages of the site from the copy of its content. @param editor the origin that may show them in frames */
export function createPageSite(workspace: Workspace, guard: MiddlewareHandler, editor: string) {
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
  app.use(guard, async (context, next) => {
    await next();
    setHeaders(context.res.headers, {
      // Only the editor may show them, and their forms send nothing.
      "Content-Security-Policy": `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors ${editor}; form-action 'none'`,
    });
  });
  app.get(reloadScript, (context) =>
    context.body(reloading, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
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
      return new Response(withScript(page), {
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

const reloadScript = "/editor-frame.js";

/**
 * In the page beside the form: reloads it when the editor asks, restores the scroll position, and goes to the words or
 * the picture that are being edited.
 */
const reloading = `
const key = "scrolled " + location.pathname;
const plain = (text) => text.replace(/\\s+/g, " ").toLowerCase();
function show({ words, block }) {
  const parts = ["main", "footer", "header"].flatMap((name) => [...document.querySelectorAll(name + " *")]);
  const holds = (element) =>
    element.localName === "img" ? element.src.includes(words) : plain(element.textContent).includes(words);
  const found = parts.filter(holds);
  const place = found.find((element) => !found.some((other) => other !== element && element.contains(other)));
  if (!place) return;
  for (let at = place; at; at = at.parentElement) if (at.localName === "details") at.open = true;
  place.scrollIntoView({ block, behavior: "instant" });
  const outline = (colour) => ({ outline: "4px solid " + colour, outlineOffset: "4px" });
  if (block === "center") place.animate([outline("#f2a900"), outline("transparent")], 1600);
}
addEventListener("message", ({ data, source }) => {
  if (source !== parent) return;
  if (data.words) return show(data);
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
  return html.replace("</body>", `<script src="${reloadScript}"></script></body>`);
}

/** Shown while a page was never without a mistake. */
const notShown = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Not to be shown yet</title>
<body style="font:17px/1.5 system-ui;margin:2rem;max-width:40rem"><h1 style="font-size:1.5rem">The page comes here</h1>
<p>Correct what is marked in red in the form, and it shows.</p><script src="${reloadScript}"></script>`;
