import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { listenLocally } from "#server/http/listen-locally.ts";
import { createLocalAccess } from "#server/http/local-access.ts";
import { DeskError } from "../command.ts";
import { staffMessage } from "../error-messages.ts";
import type { PageDesk, Section, ViewLoader } from "./section.ts";
import { allSections } from "./sections/all-sections.ts";
import { fonts, readStyleFiles, stylesheets } from "./stylesheets.ts";
import type { Notice, RenderDesk, View } from "./view.ts";

/** The desk as a page while it is open. */
export interface DeskPage extends AsyncDisposable {
  /** `http://127.0.0.1:5190` */
  origin: string;
  /** An address that lets in one browser, once. */
  newAddress(): string;
  /** Settled once nobody has asked for anything for so long that the desk closed itself. */
  untilIdle: Promise<void>;
}

/** Bytes; the longest form has an e-mail address in it. */
const maxFormBytes = 16 * 1024;

/** A desk that somebody forgot closes itself after so many milliseconds. */
const idleTimeout = 60 * 60_000;

/** What a page may load and where its forms may go: nothing but the desk itself, and no script at all. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const headers: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": policy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Not "no-referrer": browsers then send forms with the origin "null", which is anybody.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Opens the desk as a page, on this machine and for one browser.
 * @param port any free one when it is taken or left out
 * @param idle milliseconds without a question after which it closes itself
 */
export async function openDeskPage(
  desk: PageDesk,
  { render, port = 0, idle = idleTimeout }: { render: RenderDesk; port?: number; idle?: number },
): Promise<DeskPage> {
  const server = createServer();
  const origin = await listenLocally(server, port).catch(() => listenLocally(server, 0));
  const access = createLocalAccess(origin, "otc-desk");
  const { promise: untilIdle, resolve: resolveIdle } = Promise.withResolvers<void>();
  const timer = setTimeout(resolveIdle, idle).unref();

  const app = new Hono();
  app.use(access.guard, async (context, next) => {
    timer.refresh();
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  addSections(app, desk, render);
  server.on("request", getRequestListener(app.fetch));
  return {
    origin,
    newAddress: access.newAddress,
    untilIdle,
    async [Symbol.asyncDispose]() {
      clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What has to be confirmed, by the path of its form. */
const confirmations: Readonly<Record<string, string>> = Object.fromEntries(
  allSections.flatMap(({ path, actions = {} }) =>
    Object.entries(actions).flatMap(([name, action]) =>
      "confirm" in action ? [[`${path}/${name}`, action.confirm]] : [],
    ),
  ),
);

function addSections(app: Hono, desk: PageDesk, render: RenderDesk): void {
  const styles = readStyleFiles();
  /** Said on the next page, once: there is one browser. */
  let notice: Notice | undefined;

  function pageOf(section: Section | undefined, view: View): string {
    const said = notice;
    notice = undefined;
    return render({
      view,
      notice: said,
      confirmations,
      stylesheets,
      fonts,
      current: section?.path ?? "",
      sections: allSections.map(({ name, path }) => ({ name, path })),
    });
  }

  /** What cannot be shown, with the reason; the log names the section and nothing that is in it. */
  function failure(context: Context, section: Section | undefined, error: unknown) {
    const sentence = staffMessage(error);
    if (!sentence) desk.services.log.error({ error, section: section?.name }, "the desk failed");
    const view = { title: "That did not work", parts: [] };
    notice = {
      sentence: sentence ?? "Why stands where `desk -- open` was started.",
      isRefusal: true,
    };
    return context.html(pageOf(section, view), error instanceof DeskError ? 404 : 500);
  }

  const handleGet = (section: Section, show: ViewLoader) => async (context: Context) => {
    try {
      const view = await show(desk, {
        id: context.req.param("id") ?? "",
        query: (name) => context.req.query(name) ?? "",
      });
      return context.html(pageOf(section, view));
    } catch (error) {
      return failure(context, section, error);
    }
  };

  for (const section of allSections) {
    const { path, list, show, actions = {} } = section;
    app.get(path, handleGet(section, list));
    if (show) app.get(`${path}/:id`, handleGet(section, show));
    for (const [name, action] of Object.entries(actions)) {
      const needsConfirmation = "confirm" in action;
      const perform = needsConfirmation ? action.perform : action;
      app.post(`${path}/${name}`, bodyLimit({ maxSize: maxFormBytes }), async (context) => {
        const form = new URLSearchParams(await context.req.text());
        const field = (named: string) => form.get(named) ?? "";
        let to = path;
        try {
          if (needsConfirmation && field("confirmed") !== "yes") {
            throw new DeskError("Nothing was done: it has to be confirmed.");
          }
          const done = await perform(desk, { field });
          notice = { sentence: done.sentence, isRefusal: false };
          to = done.to;
        } catch (error) {
          const sentence = staffMessage(error);
          if (!sentence) return failure(context, section, error);
          notice = { sentence, isRefusal: true };
        }
        // So that nothing is done again when the page is loaded again.
        return context.redirect(to, 303);
      });
    }
  }
  app.get("/styles/*", (context) => {
    const file = styles.get(context.req.path);
    if (!file) return context.notFound();
    // Nobody is named in them, and fonts that come late are not shown at all.
    const kept = { "Cache-Control": "private, max-age=600" };
    return context.body(file.bytes, 200, { "Content-Type": file.type, ...kept });
  });
  app.notFound((context) =>
    failure(context, undefined, new DeskError("The desk has no such page.")),
  );
}
