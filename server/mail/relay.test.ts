import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Store } from "#server/store/store.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { createFileTransport } from "./file-transport.ts";
import {
  countPolls,
  isAllSent,
  log,
  openStore,
  outbox,
  send,
  serveMail,
  startRelay,
} from "./relay.fixture.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

test("sends a message to the organisation at once, with its sender as reply address", async () => {
  const store = await openStore();
  const server = await serveMail();
  const { watched, polls } = countPolls(store);
  const relay = startRelay(watched, createSmtpTransport(server.url), { pollInterval: 60_000 });
  await until(() => polls() === 1);
  await send(store, "Working together", { message: "Line one\n<b>Line two</b> & ŋ" }, relay.wake);
  await until(() => server.mails.length === 1);

  const [mail] = server.mails;
  expect(mail?.to).toEqual([{ address: "office@example.org", name: "" }]);
  expect(mail?.from).toEqual({ address: "website@example.org", name: "OTC website" });
  expect(mail?.replyTo).toEqual([{ address: "amina@example.org", name: "Amina Okello" }]);
  expect(mail?.subject).toBe("Website: Working together");
  // Asks programs that answer by themselves for silence.
  const header = mail?.headers.find(({ key }) => key === "auto-submitted");
  expect(header?.value).toBe("auto-generated");
  const { organization } = getPage("contact").form.fields;
  expect(mail?.text).toContain("> Line one\n> <b>Line two</b> & ŋ");
  expect(mail?.text).toContain(`${organization.label}: Example Collective`);
  expect(mail?.html).toContain("Line one<br>\n&lt;b&gt;Line two&lt;/b&gt; &amp; ŋ");
  const [row] = await outbox(store);
  expect(mail?.messageId).toBe(`<${row?.id}@example.org>`);
  await until(() => isAllSent(store));
});

test("keeps headers and recipients out of subjects and names", async () => {
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

test("shows encoded words in names and subjects literally", async () => {
  const server = await serveMail();
  const store = await openStore();
  const word = "=?utf-8?Q?The_office?=";
  await send(store, word, { firstName: word });
  startRelay(store, createSmtpTransport(server.url));
  const [mail] = await server.received(1);
  expect(mail?.subject).toContain("= ?utf-8?Q?The_office?=");
  expect(mail?.replyTo?.[0]?.name).toContain("= ?utf-8?Q?The_office?=");
});

test("names an address in the text when it is invalid in a header", async () => {
  const server = await serveMail();
  const store = await openStore();
  await send(store, "Hello", { email: "ämina@example.org" });
  startRelay(store, createSmtpTransport(server.url));
  const [mail] = await server.received(1);
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain("ämina@example.org");
  expect(mail?.text).toContain("Write to the address above");
});

test("keeps messages while the mail server is down, and sends each once afterwards", async () => {
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
  await until(() => isAllSent(store));
  const subjects = again.mails.map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual(["Website: one", "Website: three", "Website: two"]);
});

test("sends each e-mail once with two relays on one store", async () => {
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
  await until(() => isAllSent(one));
  const subjects = server.mails.map(({ subject }) => subject);
  expect(subjects).toHaveLength(20);
  expect(new Set(subjects).size).toBe(20);
});

test.each([
  ["days behind", -3 * 86_400_000],
  ["ten minutes ahead", 10 * 60_000],
])("leaves claimed e-mails alone when its clock is %s", async (_, offset) => {
  const store: Store = { ...(await openStore()), clock: async () => Date.now() };
  const accepting = Promise.withResolvers<void>();
  const server = await serveMail({ onMail: () => accepting.promise });
  await send(store);
  startRelay(store, createSmtpTransport(server.url));
  await until(async () => (await outbox(store)).some(({ attempts }) => attempts === 1));

  const { watched, polls } = countPolls(store);
  startRelay(watched, createSmtpTransport(server.url), {}, () => Date.now() + offset);
  await until(() => polls() >= 3);
  accepting.resolve();
  await until(() => isAllSent(store));
  expect(await outbox(store)).toMatchObject([{ attempts: 1 }]);
  expect(server.mails).toHaveLength(1);
});

test("finishes the current e-mail while stopping, and claims no other", async () => {
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

test("writes each e-mail to one file without a mail server, also when repeated", async () => {
  const store = await openStore();
  const folder = join(temporaryFolder(), "outbox");
  await send(store);
  startRelay(store, createFileTransport(folder, log.log));
  await until(() => isAllSent(store));
  const [row] = await outbox(store);
  await store.change((tables) =>
    tables.updateTable("outbox").set({ state: "waiting", due_at: 0 }).execute(),
  );
  await until(() => isAllSent(store));

  const day = kampalaDay(row?.created_at ?? 0);
  expect(readdirSync(folder)).toEqual([`${day}-${row?.id}.eml`]);
  const file = join(folder, `${day}-${row?.id}.eml`);
  expect(log.text()).toContain(JSON.stringify(file));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail.subject).toBe("Website: Working together");
  expect(mail.messageId).toBe(`<${row?.id}@example.org>`);
});
