import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { mediaType } from "#server/http/media-types.ts";
import { listenLocally } from "../access/listen-locally.ts";
import { createLocalAccess } from "../access/local-access.ts";
import { OfficeError } from "../commands/command.ts";
import { pageMessage } from "../error-messages.ts";
import { allSubjects } from "../subjects/all.ts";
import { findAnything, nothingFound } from "../subjects/find.ts";
import { endSending, findSending } from "../subjects/sending.ts";
import {
  fileSeparator,
  type OfficeFile,
  type SubjectOffice,
  type Values,
  type View,
} from "../subjects/subject.ts";
import { leaveWarning, leaveWarningHash } from "./leave-warning.ts";
import { type Notice, renderOffice } from "./render-office.ts";
import { findSiteFile } from "./site-files.ts";
import { listingFile, subjectView, tablePart } from "./subject-view.ts";

/** Bytes, of a newsletter or of bounced mails. */
const maxFormBytes = 8 * 1024 * 1024;

/** In milliseconds, after which a forgotten office closes. */
const idleTimeout = 60 * 60_000;

/** Allows styles, fonts and forms of the office itself. Without `scripts` none runs. */
const policy = (scripts = "") =>
  `default-src 'none';${scripts} style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const headers: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": policy(),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Not "no-referrer": browsers would then send forms with the origin "null".
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Opens the office as a page, on this machine and for one browser.
 * @param port any free one when it is in use or left out
 * @param idle timeout in milliseconds, for tests
 */
export async function openOfficePage(
  office: SubjectOffice,
  { port = 0, idle = idleTimeout }: { port?: number; idle?: number } = {},
) {
  const server = createServer();
  const origin = await listenLocally(server, port).catch(() => listenLocally(server, 0));
  const access = createLocalAccess(origin, "otc-office");
  const { promise: untilIdle, resolve: resolveIdle } = Promise.withResolvers<void>();
  const timer: NodeJS.Timeout = setTimeout(() => {
    // A long newsletter is finished without a page open.
    if (findSending(office.services)?.isOver === false) timer.refresh();
    else resolveIdle();
  }, idle).unref();

  const app = new Hono();
  app.use(access.guard, async (context, next) => {
    timer.refresh();
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  addSubjects(app, office);
  server.on("request", getRequestListener(app.fetch));
  return {
    origin,
    /** Returns an address that admits one browser, once. */
    newAddress: access.newAddress,
    untilIdle,
    async [Symbol.asyncDispose]() {
      clearTimeout(timer);
      await endSending(office.services);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Path of the subject that a page belongs to. */
const sectionOf = ({ req }: Context) => `/${req.path.split("/")[1]}`;

const queryOf =
  ({ req }: Context): Values =>
  (name) =>
    req.query(name) ?? "";

function fileResponse({ type, body, saveAs, headers = {} }: OfficeFile): Response {
  const kept = saveAs && { "Content-Disposition": `attachment; filename="${saveAs}"` };
  return new Response(body, { headers: { "Content-Type": type, ...kept, ...headers } });
}

/** Reads a form. Files are read as texts, with a separator; other values of a name have an empty line between them. */
async function readForm({ req }: Context): Promise<Values> {
  const values: Record<string, string[]> = {};
  const files = new Set<string>();
  for (const [name, given] of await req.formData()) {
    const text = typeof given === "string" ? given.replaceAll("\r\n", "\n") : await given.text();
    if (typeof given !== "string") files.add(name);
    values[name] = [...(values[name] ?? []), text];
  }
  return (name) => values[name]?.join(files.has(name) ? fileSeparator : "\n\n") ?? "";
}

function addSubjects(app: Hono, office: SubjectOffice): void {
  /** Shown on the next page, once: there is only one browser. */
  let notice: Notice | undefined;

  function renderPage(context: Context, view: View): string {
    const shown = notice;
    notice = undefined;
    return renderOffice(view, sectionOf(context), shown);
  }

  /** Shows why something failed; the log names the subject and no data of it. */
  function fail(error: Error, context: Context) {
    const sentence = pageMessage(error);
    const section = allSubjects.find(({ path }) => path === sectionOf(context))?.title;
    if (!sentence) office.services.log.error({ error, section }, "the office failed");
    notice = {
      sentence: sentence ?? "See the terminal that runs `office -- open` for the reason.",
      isRefusal: true,
    };
    const view = { title: "That did not work", lead: "", parts: [] };
    return context.html(renderPage(context, view), error instanceof OfficeError ? 404 : 500);
  }

  const onGet = (path: string, load: (context: Context) => Promise<View | OfficeFile | Response>) =>
    app.get(path, async (context) => {
      const shown = await load(context);
      if (shown instanceof Response) return shown;
      if ("body" in shown) return fileResponse(shown);
      const page = renderPage(context, shown);
      if (page.includes(leaveWarning))
        context.header("Content-Security-Policy", policy(` script-src '${leaveWarningHash}';`));
      return context.html(page);
    });

  for (const subject of allSubjects) {
    const { path, show, actions = {}, listings = [], files = {} } = subject;
    for (const listing of listings.filter(({ hasCsv }) => hasCsv)) {
      onGet(`${path}/${listing.command}.csv`, () => listingFile(listing, office));
    }
    for (const [name, make] of Object.entries(files)) {
      onGet(`${path}/${name}`, ({ req }) => make(office, (key) => req.param(key) ?? ""));
    }
    onGet(path, (context) => subjectView(subject, office, queryOf(context)));
    if (show) {
      const load = (context: Context) =>
        show.load(office, context.req.param("id") ?? "", queryOf(context));
      onGet(`${path}/:id`, load);
    }
    for (const [name, { confirm, parameters = [], perform }] of Object.entries(actions)) {
      app.post(`${path}/${name}`, bodyLimit({ maxSize: maxFormBytes }), async (context) => {
        const value = await readForm(context);
        let to = path;
        try {
          if (confirm && value("confirmed") !== "yes") {
            throw new OfficeError("Nothing was done: it has to be confirmed.");
          }
          const invalid = parameters.find(
            ({ name, choices }) => choices && !choices.includes(value(name)),
          );
          if (invalid) throw new OfficeError(`Choose a ${invalid.name}.`);
          const result = await perform(office, value);
          notice = { sentence: result.sentence, isRefusal: false };
          to = result.to ?? to;
        } catch (error) {
          const sentence = pageMessage(error);
          if (!sentence) throw error;
          notice = { sentence, isRefusal: true };
        }
        // A redirect, so that reloading the page does not repeat the action.
        return context.redirect(to, 303);
      });
    }
  }
  onGet("/find", async (context) => {
    const words = queryOf(context)("words");
    const found = await findAnything(office, words);
    const rows = found.flatMap(({ listing: { columns }, rows }) =>
      rows.map((row) => columns.find(({ href }) => href)?.href?.(row)),
    );
    // One alone is opened.
    if (rows.length === 1 && rows[0]) return context.redirect(rows[0]);
    const lead = found.length > 0 ? `Looked for “${words}”.` : nothingFound;
    const parts = found.map(({ listing, rows }) => tablePart(listing, rows));
    return { title: "Find", lead, parts };
  });
  app.get("/:folder{art|assets|styles}/*", (context) => {
    const file = findSiteFile(context.req.path);
    if (!file) return context.notFound();
    // They hold no personal data, and late fonts are not shown at all.
    const headers = { "Content-Type": mediaType(file), "Cache-Control": "private, max-age=600" };
    return context.body(readFileSync(file), 200, headers);
  });
  app.notFound((context) => fail(new OfficeError("The office has no such page."), context));
  app.onError((error, context) =>
    // As the limit of forms refuses one that is too large.
    "getResponse" in error ? error.getResponse() : fail(error, context),
  );
}
