import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { day } from "#server/clock.ts";
import { createContact } from "#server/contact/contact.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { markRefunded, recordSecondPayment } from "#server/donations/second-payments.ts";
import { readEnvironment } from "#server/environment.ts";
import { createServices } from "#server/services.ts";
import { writeMilestone } from "#server/store/milestones.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Tables } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { until } from "#tests/support/until.ts";
import { type AlertKind, alertKinds, allAlertKinds } from "./alert-kinds.ts";
import { startAlertWatch } from "./alerts.ts";

/** Starts a site's services with an adjustable clock and a mail server. */
async function openSite(settings: Record<string, string> = {}) {
  const mail = await startMailServer();
  onTestFinished(() => mail[Symbol.asyncDispose]());
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => store.close());
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const { log, text: logText } = readableLog();
  const services = createServices({
    environment: readEnvironment({
      DATA_DIR: folder,
      SMTP_URL: mail.url,
      PAYMENT_PROVIDERS: "none",
      MAIL_FROM: "website@example.org",
      MAIL_TO: "office@example.org",
      PUBLIC_URL: "https://www.example.org",
      ...settings,
    }),
    store,
    log,
    clock: () => clock.now,
    root: folder,
  });
  const receive = (isSuspect: boolean) =>
    createContact({ store, clock: () => clock.now }).receive({
      message: { ...goodMessage, subject: `${isSuspect}` },
      sourcePage: "",
      isSuspect,
    });
  return { ...services, mail, now: clock, receive, logText };
}

test.each([
  [{ ALERT_TO: "technician@example.org" }, "technician@example.org"],
  [{}, "office@example.org"],
])("e-mails staff about the quarantine, with instructions; settings %o", async (settings, to) => {
  const { alerts, relay, mail, receive } = await openSite(settings);
  await receive(true);
  relay.start();
  onTestFinished(() => relay.stop());
  await alerts.runAllChecks();
  const [told] = await mail.received(1);
  expect(told?.to).toEqual([{ address: to, name: "" }]);
  expect(told?.subject).toBe("Website: Something waits in quarantine");
  expect(told?.text).toContain("1 messages");
  expect(told?.text).toContain("Office, Messages, Spam?");
  // No personal data of the sender.
  expect(told?.text).not.toMatch(/amina|okello/i);
});

test("logs a failed check when it begins and when it is over, however often it runs", async () => {
  const { alerts, store, receive, logText } = await openSite();
  const runs = async () => {
    for (let run = 0; run < 20; run += 1) await alerts.runAllChecks();
    return logText().match(/"name":"alert","kind":"quarantine".*/g) ?? [];
  };
  expect(await runs()).toEqual([]);
  await receive(true);
  expect(await runs()).toEqual([expect.stringContaining("1 messages")]);
  const seen = (seen_at: number | null) =>
    store.change((tables) => tables.updateTable("contact_messages").set({ seen_at }).execute());
  await seen(Date.UTC(2026, 10, 21, 10));
  expect((await runs()).slice(1)).toEqual([expect.stringContaining("This is over.")]);
  await seen(null);
  expect((await runs()).slice(2)).toEqual([expect.stringContaining("1 messages")]);
});

test("alerts after two days without a backup, on public sites only", async () => {
  const { alerts, store, now, receive } = await openSite();
  await receive(false);
  await store.change((tables) => tables.updateTable("outbox").set({ state: "sent" }).execute());
  expect(await alerts.find()).toEqual([]);
  now.now += 3 * day;
  expect(await alerts.find()).toEqual([
    { kind: "backup-age", sentence: "No backup was ever completed." },
  ]);
  // A copy of the store is only how it begins: what should keep it may fail.
  await store.change((tables) => writeMilestone(tables, "snapshot", now.now));
  expect(await alerts.find()).toMatchObject([{ kind: "backup-age" }]);
  await store.change((tables) => writeMilestone(tables, "backup", now.now));
  expect(await alerts.find()).toEqual([]);
  now.now += 3 * day;
  expect(await alerts.find()).toMatchObject([{ kind: "backup-age" }]);
  // Made under a wrong clock, at an unknown time.
  await store.change((tables) => writeMilestone(tables, "backup", now.now + 900 * day));
  expect(await alerts.find()).toMatchObject([{ kind: "backup-age" }]);
  const elsewhere = await openSite({ BACKUP_ALERT_DAYS: "0" });
  await elsewhere.receive(false);
  await elsewhere.store.change((tables) => tables.deleteFrom("contact_messages").execute());
  elsewhere.now.now += 3 * day;
  expect((await elsewhere.alerts.find()).map(({ kind }) => kind)).not.toContain("backup-age");
});

test("alerts when a payment provider rejects the keys", async () => {
  const provider = createServer((_request, response) => {
    response.writeHead(401, { "content-type": "application/json" });
    response.end(JSON.stringify({ status: "error", message: "Invalid authorization key" }));
  }).listen(0, "127.0.0.1");
  await once(provider, "listening");
  onTestFinished(() => void provider.close());
  const { port } = provider.address() as AddressInfo;
  const { alerts, donations } = await openSite({
    PAYMENT_PROVIDERS: "flutterwave",
    FLUTTERWAVE_URL: `http://127.0.0.1:${port}`,
    FLUTTERWAVE_SECRET_KEY: "wrong",
    FLUTTERWAVE_WEBHOOK_HASH: "sixteen-characters",
  });
  const donor = { name: "", email: "" as const, phone: "" as const, provider: "" };
  await donations.start({ ...donor, amount: shillings(50_000) });
  await until(async () => (await alerts.find()).some(({ kind }) => kind === "provider-keys"));
});

/** A donation as it starts. */
async function keepOne(tables: Tables, now: number) {
  const donor = {
    name: "Amina Okello",
    email: emailAddress("amina@example.org"),
    phone: "" as const,
  };
  const intent = { ...donor, amount: shillings(50_000) };
  const facts = { provider: "sandbox", check_at: null };
  const kept = await insertDonation(tables, { ...intent, provider: "sandbox" }, now, facts);
  if (!kept) throw new Error("not kept");
  return kept;
}

type Trouble = [
  kind: AlertKind,
  said: string,
  settings: Record<string, string>,
  cause: (tables: Tables, now: number) => Promise<unknown>,
];

const troubles: Trouble[] = [
  [
    "payments-to-review",
    "Payments that do not match their donation: 1.",
    {},
    async (tables, now) => {
      const { id } = await keepOne(tables, now);
      await tables.updateTable("donations").set({ state: "review" }).where("id", "=", id).execute();
    },
  ],
  [
    "second-payments",
    "Payments that have to be given back: 1.",
    {},
    async (tables, now) => {
      const paid = { transaction: "T2", amount: "50000", currency: "UGX" };
      await recordSecondPayment(tables, await keepOne(tables, now), paid, now);
    },
  ],
  [
    "disk-space",
    "0 MB are left on the disk that holds DATA_DIR.",
    // A file system that is always full.
    { DATA_DIR: "/proc", SECRET_KEY: "a key that only tests know, 32 long" },
    async () => undefined,
  ],
];

test.each(troubles.filter(([kind]) => kind !== "disk-space" || process.platform === "linux"))(
  "e-mails staff about %s, with instructions and without names",
  async (kind, said, settings, cause) => {
    const { alerts, relay, mail, store, now } = await openSite(settings);
    await store.change((tables) => cause(tables, now.now));
    relay.start();
    onTestFinished(() => relay.stop());
    await alerts.runAllChecks();
    const [told] = await mail.received(1);
    expect(told?.to).toEqual([{ address: emailAddress("office@example.org"), name: "" }]);
    expect(told?.subject).toBe(`Website: ${alertKinds[kind].title}`);
    const text = told?.text?.replaceAll(/\s+/g, " ");
    expect(text).toContain(said);
    expect(text).toContain(alertKinds[kind].todo);
    expect(text).not.toMatch(/amina|okello/i);
    expect(await alerts.find()).toEqual([{ kind, sentence: said }]);
  },
);

test("a refunded second payment needs no attention", async () => {
  const { alerts, store, now } = await openSite();
  const paid = { transaction: "T2", amount: "50000", currency: "UGX" };
  await store.change(async (tables) =>
    recordSecondPayment(tables, await keepOne(tables, now.now), paid, now.now),
  );
  expect(await alerts.find()).toMatchObject([{ kind: "second-payments" }]);
  expect(await markRefunded(store, "T2", now.now)).toBe(true);
  expect(await alerts.find()).toEqual([]);
});

test("alerts about failed and late e-mails, not about recent ones", async () => {
  const { alerts, store, now, receive } = await openSite();
  await receive(false);
  expect(await alerts.find()).toEqual([]);
  now.now += day / 4;
  expect(await alerts.find()).toMatchObject([
    { kind: "mail", sentence: expect.stringMatching(/^Late: 1, the oldest/) },
  ]);
  // Postponed under a clock that was years ahead.
  const due_at = now.now + 900 * day;
  await store.change((tables) => tables.updateTable("outbox").set({ due_at }).execute());
  expect(await alerts.find()).toMatchObject([{ kind: "mail" }]);
  await store.change((tables) => tables.updateTable("outbox").set({ state: "dead" }).execute());
  expect(await alerts.find()).toEqual([{ kind: "mail", sentence: "Given up: 1." }]);
});

/** A service outside that raises an alarm when it is not asked. */
async function startHeartbeat() {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.end("OK");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/abc` };
}

test.each(allAlertKinds)(
  "a service outside hears nothing more while the e-mail about %s waits",
  async (kind) => {
    const { asked, url } = await startHeartbeat();
    const site = await openSite({ HEARTBEAT_URL: url });
    // `stop` waits for the first run.
    const watch = () => startAlertWatch({ ...site, clock: () => site.now.now }).stop();
    await watch();
    expect(asked).toEqual(["/abc"]);

    // No relay runs, as when the mail server is gone.
    await site.alerts.raise(kind, "Something.");
    site.now.now += 3 * 60_000;
    await watch();
    expect(asked).toEqual(["/abc"]);

    site.relay.start();
    onTestFinished(() => site.relay.stop());
    await until(() => site.mail.mails.length > 0);
    await until(() => watch().then(() => asked.length > 1));
  },
);
