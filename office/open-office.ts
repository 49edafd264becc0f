import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createAccess, type SignedIn } from "./access/access.ts";
import type { ProxySettings } from "./access/access-settings.ts";
import { listenLocally } from "./access/listen-locally.ts";
import { officeHeaders } from "./access/page-headers.ts";
import { createApi } from "./content/api.ts";
import { createPageSite } from "./content/page-site.ts";
import { Workspace } from "./content/workspace.ts";
import { OfficeError } from "./office-error.ts";
import { asAuthor } from "./online/authors.ts";
import { Online } from "./online/online.ts";
import { addOnline } from "./online/pages/add-online.ts";
import { reachLabels } from "./online/pages/reach-labels.ts";
import type { SiteBuilder } from "./online/site-builder.ts";
import { addAssets } from "./places/assets.ts";
import { addContent } from "./places/content.ts";
import { addFind } from "./places/find.ts";
import { addGuide } from "./places/guide.ts";
import { addMore } from "./places/more.ts";
import { addQuestions } from "./places/questions.ts";
import { addText } from "./places/text.ts";
import { addToday } from "./places/today.ts";
import { waitingOf } from "./places/waiting.ts";
import { officePath } from "./shell/address.ts";
import { createPageHost, nameOf } from "./shell/page-host.ts";
import type { SubjectOffice } from "./subjects/subject.ts";
import { addSubjectPages } from "./subjects/subject-pages.ts";

export interface OfficeOptions extends SubjectOffice {
  /** Of the project; it must have been built once. */
  root: string;
  /** Folder with the scripts of the office. */
  client: string;
  /** Any free port when left out. */
  port?: number;
  /** Brings commits to the public site, where this machine serves it. */
  builder?: SiteBuilder | undefined;
  /** One that asks people for name and password; left out on a laptop. */
  proxy?: ProxySettings | undefined;
}

export type OpenOffice = Awaited<ReturnType<typeof openOffice>>;

/**
 * Opens the office on this machine: one process, one address. Its port is the lock: two offices of one folder would
 * share one copy.
 * @throws when the port is taken; nothing was written then
 */
export async function openOffice(options: OfficeOptions) {
  const { root, client, port = 0, builder } = options;
  // Longer than proxies keep idle connections, so that they never write to a closed one.
  const server = createServer({ keepAliveTimeout: 65_000 });
  const own = await listenLocally(server, port);
  const origin = options.proxy?.origin ?? own;
  const workspace = new Workspace(root, { reachesSite: builder !== undefined });
  const access = createAccess({ origin, ...options.proxy });
  const beside = createPageSite(workspace);
  // Slow the first time.
  workspace.check();

  const publicAddress = options.settings.PUBLIC_URL;
  const online = Online.open({
    workspace,
    builder,
    publicAddress,
    host: new URL(publicAddress ?? "http://localhost").hostname.replace(/^www\./, ""),
  });
  const reach = await online.reach().catch(() => "kept" as const);
  const host = createPageHost({
    log: options.services.log,
    waiting: () => waitingOf(options, workspace),
    putOnline: reachLabels[reach].title,
  });
  const app = new Hono<SignedIn>();
  app.use(access.guard);
  for (const path of [officePath, `${officePath}/*`]) app.use(path, officeHeaders(origin));
  app.get("/", async (context, next) => {
    // In the frame beside a form, this is the first page of the site.
    return context.req.header("sec-fetch-dest") === "iframe"
      ? next()
      : context.redirect(officePath);
  });
  const office = new Hono();
  office.use((context, next) => asAuthor(nameOf(context), next));
  const parts = {
    ...options,
    workspace,
    content() {
      workspace.check();
      return workspace.open(workspace.copy);
    },
    lastPush: () => online.pushState(),
  };
  addAssets(office, client);
  office.route("/api", createApi(workspace));
  addToday(office, parts, host);
  addContent(office, parts, host);
  addFind(office, parts, host);
  addQuestions(office, parts, host);
  addMore(office, parts, host);
  addGuide(office, parts, host);
  addOnline(office, online, host);
  addText(office, parts, host);
  addSubjectPages(office, parts, host);
  office.notFound((context) => host.fail(new OfficeError("The office has no such page."), context));
  app.get(`${officePath}/`, (context) => context.redirect(officePath));
  app.route(officePath, office);
  app.all(`${officePath}/*`, (context) =>
    host.fail(new OfficeError("The office has no such page."), context),
  );
  app.route("/", beside.app);
  app.onError((error, context) =>
    // As the limit of forms refuses one that is too large.
    "getResponse" in error ? error.getResponse() : host.fail(error, context),
  );

  // The renderer of pages makes answers by the `Response` of Node itself.
  server.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  return {
    origin,
    /** Where it is on this machine. */
    own,
    workspace,
    online,
    /** An address that admits one browser, once. */
    newAddress: access.newAddress,
    async [Symbol.asyncDispose]() {
      await online[Symbol.asyncDispose]();
      await beside.close();
      await options.services.sending.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
