import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { getPage } from "#schemas/pages/pages.ts";
import { type Clock, systemClock } from "#server/clock.ts";
import { type Contact, createContact } from "#server/contact/contact.ts";
import { contactMessageEmail } from "#server/contact/contact-email.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { type MailServerHabits, startMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
import { createFileTransport } from "./file-transport.ts";
import { type MailTransport, UnacknowledgedMail } from "./mail.ts";
import { createRelay, type RelayPace } from "./relay.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const log = readableLog();
const quick = { firstRetry: 20, longestRetry: 100, lookAgain: 50 };

async function openStore(file = join(temporaryFolder(), "otc.sqlite")): Promise<Store> {
  const store = await openSqlite(file);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

async function serveMail(habits?: MailServerHabits, port = 0) {
  const server = await startMailServer(port, habits);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

function startRelay(
  store: Store,
  transport: MailTransport,
  pace: Partial<RelayPace> = {},
  clock: Clock = systemClock,
) {
  const relay = createRelay({
    store,
    transport,
    templates: { "contact-message": contactMessageEmail({ to: "office@example.org" }) },
    from: "OTC website <website@example.org>",
    clock,
    log: log.log,
    pace: { ...quick, ...pace },
  });
  relay.start();
  onTestFinished(() => relay.stop());
  return relay;
}

const send = (store: Store, subject = "Working together", more = {}, onMail?: () => void) =>
  createContact({ store, clock: systemClock, onMail }).receive({
    message: { ...goodMessage, subject, ...more },
    sourcePage: "/contact",
    isSuspect: false,
  } satisfies Parameters<Contact["receive"]>[0]);

/** Counts how often a relay looks for e-mails, or writes down what became of one. */
function watchLooks(store: Store) {
  let looks = 0;
  const watched: Store = {
    ...store,
    async change(work) {
      const result = await store.change(work);
      looks += 1;
      return result;
    },
  };
  return { watched, looks: () => looks };
}

const outbox = (store: Store) => store.tables.selectFrom("outbox").selectAll().execute();
const allSent = async (store: Store) =>
  (await outbox(store)).every(({ state }) => state === "sent");

test("a message reaches the organisation at once, and an answer goes to its sender", async () => {
  const store = await openStore();
  const server = await serveMail();
  const { watched, looks } = watchLooks(store);
  const relay = startRelay(watched, createSmtpTransport(server.url), { lookAgain: 60_000 });
  await until(() => looks() === 1);
  await send(store, "Working together", { message: "Line one\n<b>Line two</b> & ŋ" }, relay.wake);
  await until(() => server.mails.length === 1);

  const [mail] = server.mails;
  expect(mail?.to).toEqual([{ address: "office@example.org", name: "" }]);
  expect(mail?.from).toEqual({ address: "website@example.org", name: "OTC website" });
  expect(mail?.replyTo).toEqual([{ address: "amina@example.org", name: "Amina Okello" }]);
  expect(mail?.subject).toBe("Website: Working together");
  const { organization } = getPage("contact").form.fields;
  expect(mail?.text).toContain("> Line one\n> <b>Line two</b> & ŋ");
  expect(mail?.text).toContain(`${organization.label}: Example Collective`);
  expect(mail?.html).toContain("Line one<br>\n&lt;b&gt;Line two&lt;/b&gt; &amp; ŋ");
  const [row] = await outbox(store);
  expect(mail?.messageId).toBe(`<${row?.id}@example.org>`);
  await until(() => allSent(store));
});

test("a subject or name cannot add a header or a recipient", async () => {
  const store = await openStore();
  const server = await serveMail();
  startRelay(store, createSmtpTransport(server.url));
  // Written past the form, as a flaw in it would.
  await send(store, "Hello\r\nBcc: victim@example.org\r\n\r\n<p>Body", {
    firstName: "A\r\nTo: victim@example.org",
    lastName: '"><x@example.org>,',
  });
  await until(() => server.mails.length === 1);
  const [mail] = server.mails;
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.to).toEqual([{ address: "office@example.org", name: "" }]);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual(["amina@example.org"]);
  expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
});

test("a name or subject hides no other one behind an encoded word", async () => {
  const server = await serveMail();
  const store = await openStore();
  const word = "=?utf-8?Q?The_office?=";
  await send(store, word, { firstName: word });
  startRelay(store, createSmtpTransport(server.url));
  const [mail] = await server.received(1);
  expect(mail?.subject).toContain("= ?utf-8?Q?The_office?=");
  expect(mail?.replyTo?.[0]?.name).toContain("= ?utf-8?Q?The_office?=");
});

test("an address that cannot stand in a header is named in the text instead", async () => {
  const server = await serveMail();
  const store = await openStore();
  await send(store, "Hello", { email: "ämina@example.org" });
  startRelay(store, createSmtpTransport(server.url));
  const [mail] = await server.received(1);
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain("ämina@example.org");
  expect(mail?.text).toContain("Write to the address above");
});

test("an e-mail that nobody acknowledges in time is tried a few times, and not without end", async () => {
  const store = await openStore();
  await send(store);
  let tries = 0;
  const uncertain: MailTransport = {
    place: "nowhere",
    async send() {
      tries += 1;
      throw new UnacknowledgedMail(Object.assign(new Error("Timeout"), { code: "ETIMEDOUT" }));
    },
    close: async () => undefined,
  };
  startRelay(store, uncertain, { mostUncertain: 3, uncertainRetry: 10 });
  const state = async () =>
    (await store.tables.selectFrom("outbox").select("state").executeTakeFirst())?.state;
  await until(async () => (await state()) === "dead");
  expect(tries).toBe(3);
});

test("refusals before it do not use up the attempts that nobody acknowledged", async () => {
  const store = await openStore();
  await send(store);
  let tries = 0;
  // Puts a stranger off for a while, and then loses the line after the text was sent.
  const fickle: MailTransport = {
    place: "nowhere",
    async send() {
      tries += 1;
      if (tries <= 5) throw Object.assign(new Error("451 Try again"), { responseCode: 451 });
      if (tries <= 7) throw new UnacknowledgedMail(new Error("Timeout"));
    },
    close: async () => undefined,
  };
  startRelay(store, fickle, { mostUncertain: 3, uncertainRetry: 10 });
  await until(async () => (await outbox(store)).every(({ state }) => state !== "waiting"));
  expect(await outbox(store)).toMatchObject([{ state: "sent", refusals: 5, unacknowledged: 2 }]);
});

test("while the mail server is down messages are kept; each arrives once when it returns", async () => {
  const store = await openStore();
  const first = await startMailServer();
  await first[Symbol.asyncDispose]();
  startRelay(store, createSmtpTransport(first.url));
  for (const subject of ["one", "two", "three"]) {
    expect(await send(store, subject)).toMatchObject({ kind: "kept" });
  }
  await until(async () => (await outbox(store)).every(({ attempts }) => attempts >= 2));
  expect((await outbox(store)).map(({ state }) => state)).toEqual([
    "waiting",
    "waiting",
    "waiting",
  ]);

  const again = await serveMail({}, first.port);
  await until(() => allSent(store));
  const subjects = again.mails.map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual(["Website: one", "Website: three", "Website: two"]);
});

test("two relays on one store send each e-mail once", async () => {
  const file = join(temporaryFolder(), "otc.sqlite");
  const [one, two] = [await openStore(file), await openStore(file)];
  let inHand = 0;
  // No e-mail is taken before the other relay has one in hand too.
  const server = await serveMail({
    async onMail() {
      inHand += 1;
      const pair = 2 * Math.ceil(inHand / 2);
      await until(() => inHand >= pair);
    },
  });
  for (let index = 0; index < 20; index += 1) await send(one, `${index}`);
  startRelay(one, createSmtpTransport(server.url));
  startRelay(two, createSmtpTransport(server.url));
  await until(() => allSent(one));
  const subjects = server.mails.map(({ subject }) => subject);
  expect(subjects).toHaveLength(20);
  expect(new Set(subjects).size).toBe(20);
});

test("a server whose clock is days behind takes no e-mail that another has in hand", async () => {
  const store: Store = { ...(await openStore()), clock: async () => Date.now() };
  const accepting = Promise.withResolvers<void>();
  const server = await serveMail({ onMail: () => accepting.promise });
  await send(store);
  startRelay(store, createSmtpTransport(server.url));
  await until(async () => (await outbox(store)).some(({ attempts }) => attempts === 1));

  const { watched, looks } = watchLooks(store);
  const daysBehind = () => Date.now() - 3 * 86_400_000;
  startRelay(watched, createSmtpTransport(server.url), {}, daysBehind);
  await until(() => looks() >= 3);
  accepting.resolve();
  await until(() => allSent(store));
  expect(await outbox(store)).toMatchObject([{ attempts: 1 }]);
  expect(server.mails).toHaveLength(1);
});

test("stopping waits for the e-mail in hand and takes no other", async () => {
  const store = await openStore();
  const accepting = Promise.withResolvers<void>();
  const server = await serveMail({ onMail: () => accepting.promise });
  await send(store, "in hand");
  await send(store, "not begun");
  const relay = startRelay(store, createSmtpTransport(server.url));
  await until(async () => (await outbox(store)).some(({ attempts }) => attempts === 1));
  let isStopped = false;
  const stopping = relay.stop().then(() => {
    isStopped = true;
  });
  expect((await outbox(store)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  expect(isStopped).toBe(false);
  accepting.resolve();
  await stopping;
  expect(server.mails.map(({ subject }) => subject)).toEqual(["Website: in hand"]);
  expect((await outbox(store)).map(({ state }) => state).toSorted()).toEqual(["sent", "waiting"]);
});

test("an e-mail that was sent is not sent again when the store fails to note it", async () => {
  const store = await openStore();
  const server = await serveMail();
  const lease = 60;
  let failures = 2;
  const forgetful: Store = {
    ...store,
    change(work) {
      const isNoting = server.mails.length > 0 && failures > 0;
      if (!isNoting) return store.change(work);
      failures -= 1;
      return Promise.reject(new Error("disk full"));
    },
  };
  await send(store);
  startRelay(forgetful, createSmtpTransport(server.url), { lease });
  await until(() => allSent(store));
  expect(failures).toBe(0);
  expect(server.mails).toHaveLength(1);
});

test("an e-mail that is always refused is given up, and the reason names nobody", async () => {
  const store = await openStore();
  const server = await serveMail({ refuseWith: 550 });
  await send(store);
  startRelay(store, createSmtpTransport(server.url), { mostRefusals: 3 });
  await until(async () => (await outbox(store)).every(({ state }) => state === "dead"));
  const [row] = await outbox(store);
  expect(row?.attempts).toBe(3);
  expect(row?.last_error).toContain("550");
  expect(row?.last_error).not.toContain("office@");
  expect(log.text()).not.toMatch(/office@|amina@/);
});

test("that nobody answers counts as no refusal, however often: the e-mail goes out when somebody does", async () => {
  const store = await openStore();
  const gone = await serveMail();
  await gone[Symbol.asyncDispose]();
  await send(store);
  startRelay(store, createSmtpTransport(gone.url), { mostRefusals: 1 });
  await until(async () => (await outbox(store)).every(({ attempts }) => attempts > 3));
  expect(await outbox(store)).toMatchObject([{ state: "waiting", refusals: 0 }]);
  const back = await startMailServer(gone.port);
  onTestFinished(() => back[Symbol.asyncDispose]());
  await until(() => allSent(store));
  expect(back.mails).toHaveLength(1);
});

test("an e-mail whose message was erased is dropped", async () => {
  const store = await openStore();
  await send(store);
  await store.change((tables) => tables.deleteFrom("contact_messages").execute());
  const server = await serveMail();
  startRelay(store, createSmtpTransport(server.url));
  await until(async () => (await outbox(store)).every(({ state }) => state === "dropped"));
  expect(server.mails).toEqual([]);
});

test("without a mail server each e-mail is one file, also when it is written again", async () => {
  const store = await openStore();
  const folder = join(temporaryFolder(), "outbox");
  await send(store);
  startRelay(store, createFileTransport(folder, log.log));
  await until(() => allSent(store));
  const [row] = await outbox(store);
  await store.change((tables) =>
    tables.updateTable("outbox").set({ state: "waiting", due_at: 0 }).execute(),
  );
  await until(() => allSent(store));

  const day = new Date(row?.created_at ?? 0).toISOString().slice(0, 10);
  expect(readdirSync(folder)).toEqual([`${day}-${row?.id}.eml`]);
  const file = join(folder, `${day}-${row?.id}.eml`);
  expect(log.text()).toContain(JSON.stringify(file));
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail.subject).toBe("Website: Working together");
  expect(mail.messageId).toBe(`<${row?.id}@example.org>`);
});

/** A transport that takes mail and never comes back, as if the process had died. */
function deadlyTransport(dies: "before" | "after", real: MailTransport) {
  let isReached = false;
  const transport: MailTransport = {
    ...real,
    async send(mail) {
      if (dies === "after") await real.send(mail);
      isReached = true;
      await new Promise(() => undefined);
    },
  };
  return { transport, isReached: () => isReached };
}

function startMortalRelay(store: Store, transport: MailTransport, now: () => number) {
  // Not stopped at the end of the test: it hangs, as the dead do.
  createRelay({
    store,
    transport,
    templates: { "contact-message": contactMessageEmail({ to: "office@example.org" }) },
    from: "OTC website <website@example.org>",
    clock: now,
    log: log.log,
    pace: { ...quick, lease: 60_000 },
  }).start();
}

test.each([
  ["before the mail server has the e-mail, it arrives once", "before", 1],
  // Nobody can know whether the server took it. The same Message-ID lets mail programs show it once.
  [
    "after it, the e-mail comes again with the same Message-ID, and not before the lease ends",
    "after",
    2,
  ],
] as const)("when a relay dies %s", async (_title, dies, copies) => {
  const store = await openStore();
  const server = await serveMail();
  await send(store);
  let now = Date.now();
  const dead = deadlyTransport(dies, createSmtpTransport(server.url));
  startMortalRelay(store, dead.transport, () => now);
  await until(dead.isReached);

  const { watched, looks } = watchLooks(store);
  const next = createRelay({
    store: watched,
    transport: createSmtpTransport(server.url),
    templates: { "contact-message": contactMessageEmail({ to: "office@example.org" }) },
    from: "OTC website <website@example.org>",
    clock: () => now,
    log: log.log,
    pace: quick,
  });
  next.start();
  onTestFinished(() => next.stop());
  // It looks three times, and takes nothing that belongs to the dead one.
  await until(() => looks() >= 3);
  expect(server.mails).toHaveLength(copies - 1);
  now += 60_001;
  await until(() => allSent(store));
  expect(server.mails).toHaveLength(copies);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(new Set(server.mails.map(({ date }) => date)).size).toBe(1);
});
