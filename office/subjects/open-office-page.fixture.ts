import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createContact } from "#server/contact/contact.ts";
import { readEnvironment } from "#server/environment.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { atTestEnd } from "#tests/support/at-end.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { createAccess, type SignedIn } from "../access/access.ts";
import { listenLocally } from "../access/listen-locally.ts";
import { officeHeaders } from "../access/page-headers.ts";
import { OfficeError } from "../office-error.ts";
import { createOfficeServices } from "../office-services.ts";
import { at, officePath } from "../shell/address.ts";
import { createPageHost, noneWaits } from "../shell/page-host.ts";
import type { SubjectOffice } from "./subject.ts";
import { addSubjectPages } from "./subject-pages.ts";

interface PageOptions {
  /** Settings besides those of a test. */
  more?: Record<string, string>;
  /** An empty SQLite store when left out. */
  other?: Store;
}

/** Opens the pages of the subjects over a store, and a browser with its key. Paths are below the office's own. */
export async function openPage({ more = {}, other }: PageOptions = {}) {
  const folder = temporaryFolder();
  const store = other ?? (await openSqlite(join(folder, "otc.sqlite")));
  atTestEnd(() => store.close().catch(() => undefined));
  const settings = readEnvironment({ DATA_DIR: folder, PAYMENT_PROVIDERS: "none", ...more });
  const log = readableLog();
  const services = createOfficeServices({ environment: settings, store, log: log.log });
  const page = await openSubjects({ root: folder, store, settings, services });
  atTestEnd(() => page[Symbol.asyncDispose]());
  const entry = await fetch(page.newAddress(), { redirect: "manual" });
  const cookie = entry.headers.get("set-cookie")?.split(";")[0] ?? "";

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(page.origin + at(path), { redirect: "manual", headers: { cookie, ...headers } });
  const send = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = { origin: page.origin },
  ) =>
    fetch(page.origin + at(path), {
      method: "POST",
      redirect: "manual",
      headers: { cookie, ...headers },
      body: new URLSearchParams(fields),
    });
  /** Sends texts as files of one field. */
  const sendFiles = (path: string, field: string, files: readonly string[]) => {
    const body = new FormData();
    for (const file of files) body.append(field, new Blob([file]), "mail.eml");
    return fetch(page.origin + at(path), {
      method: "POST",
      redirect: "manual",
      headers: { cookie, origin: page.origin },
      body,
    });
  };
  return {
    page,
    /** Folder of the project in which texts are written. */
    root: folder,
    store,
    settings,
    services,
    ask,
    send,
    sendFiles,
    cookie,
    logText: log.text,
    text: async (path: string) => (await ask(path)).text(),
    receive: (more: Partial<typeof goodMessage> = {}, isSuspect = false, age = 0) =>
      createContact({ store, clock: () => Date.now() - age }).receive({
        message: { ...goodMessage, ...more },
        sourcePage: "/contact",
        isSuspect,
      }),
    messages: () => store.tables.selectFrom("contact_messages").selectAll().execute(),
  };
}

/** The subjects alone, without the content. */
async function openSubjects(office: SubjectOffice) {
  const server = createServer();
  const origin = await listenLocally(server, 0);
  const access = createAccess({ origin });
  const host = createPageHost({
    log: office.services.log,
    waiting: async () => noneWaits,
    putOnline: "Put it online",
  });
  const pages = new Hono();
  addSubjectPages(pages, office, host);
  const app = new Hono<SignedIn>();
  app.use(access.guard, officeHeaders(origin));
  app.route(officePath, pages);
  app.notFound((context) => host.fail(new OfficeError("There is no such page."), context));
  app.onError((error, context) => host.fail(error, context));
  server.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  return {
    origin,
    newAddress: access.newAddress,
    async [Symbol.asyncDispose]() {
      await office.services.sending.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
