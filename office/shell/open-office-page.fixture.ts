import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createContact } from "#server/contact/contact.ts";
import { readEnvironment } from "#server/environment.ts";
import { createServices } from "#server/services.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { openOfficePage } from "./office-page.ts";

/** Opens the page over an empty store, and a browser with its key. */
export async function openPage({
  idle,
  more = {},
}: {
  idle?: number;
  more?: Record<string, string>;
} = {}) {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => store.close().catch(() => undefined));
  const settings = readEnvironment({ DATA_DIR: folder, PAYMENT_PROVIDERS: "none", ...more });
  const log = readableLog();
  const services = createServices({ environment: settings, store, log: log.log });
  const options = idle === undefined ? {} : { idle };
  const page = await openOfficePage({ store, settings, services }, options);
  onTestFinished(() => page[Symbol.asyncDispose]());
  const entry = await fetch(page.newAddress(), { redirect: "manual" });
  const cookie = entry.headers.get("set-cookie")?.split(";")[0] ?? "";

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(page.origin + path, { redirect: "manual", headers: { cookie, ...headers } });
  const send = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = { origin: page.origin },
  ) =>
    fetch(page.origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, ...headers },
      body: new URLSearchParams(fields),
    });
  return {
    page,
    store,
    ask,
    send,
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
