import { join } from "node:path";
import { onTestFinished } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { type Clock, systemClock } from "#server/clock.ts";
import { type Contact, createContact } from "#server/contact/contact.ts";
import { contactMessageEmail } from "#server/contact/contact-email.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { type MailServerOptions, startMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import type { MailTransport } from "./mail.ts";
import { createRelay, type RelayPace } from "./relay.ts";
import type { SentNotes } from "./sent-notes.ts";

export const log = readableLog();
const quick = { initialRetryDelay: 20, maxRetryDelay: 100, pollInterval: 50 };

export async function openStore(file = join(temporaryFolder(), "otc.sqlite")): Promise<Store> {
  const store = await openSqlite(file);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

export async function serveMail(options?: MailServerOptions, port = 0) {
  const server = await startMailServer(port, options);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

/** A relay with one kind of e-mail and delays of milliseconds, not started. */
export const makeRelay = (
  store: Store,
  transport: MailTransport,
  pace: Partial<RelayPace> = {},
  clock: Clock = systemClock,
  notes?: SentNotes,
) =>
  createRelay({
    store,
    transport,
    templates: { "contact-message": contactMessageEmail(emailAddress("office@example.org")) },
    from: "OTC website <website@example.org>",
    clock,
    log: log.log,
    notes,
    pace: { ...quick, ...pace },
  });

/** Starts a relay that stops with the test. */
export function startRelay(...parts: Parameters<typeof makeRelay>) {
  const relay = makeRelay(...parts);
  relay.start();
  onTestFinished(() => relay.stop());
  return relay;
}

export const send = (store: Store, subject = "Working together", more = {}, onMail?: () => void) =>
  createContact({ store, clock: systemClock, onMail }).receive({
    message: { ...goodMessage, subject, ...more },
    sourcePage: "/contact",
    isSuspect: false,
  } satisfies Parameters<Contact["receive"]>[0]);

/** Counts polls and recorded results of a relay. */
export function countPolls(store: Store) {
  let polls = 0;
  const watched: Store = {
    ...store,
    async change(work) {
      const result = await store.change(work);
      polls += 1;
      return result;
    },
  };
  return { watched, polls: () => polls };
}

export const outbox = (store: Store) => store.tables.selectFrom("outbox").selectAll().execute();
export const isAllSent = async (store: Store) =>
  (await outbox(store)).every(({ state }) => state === "sent");

/** A scripted mail server. */
export const fakeTransport = (send: MailTransport["send"]): MailTransport => ({
  place: "nowhere",
  send,
  close: async () => undefined,
});
